/** Listing: the files that a browser keeps for the road, as the build has listed them. */
import { fileOf } from '../where';

export interface KeptFile {
  path: string;
  bytes: number;
  /** In bytes: as it is sent, compressed. */
  sent: number;
  sha256: string;
}

export interface Listing {
  version: string;
  files: KeptFile[];
}

export const LISTING = 'road/files.json';

/** In bytes: how much is sent in all. */
export const sentOf = (files: KeptFile[]): number => files.reduce((sum, { sent }) => sum + sent, 0);

/** The page was built without what it takes to be its own server. */
export class NotBuilt extends Error {}

let asked: Promise<Listing> | null = null;

async function ask(): Promise<Listing> {
  // A web space may let the browser keep it for a while, and then it would name files that are gone.
  const response = await fetch(fileOf(LISTING), { cache: 'no-cache' });
  if (!response.ok) throw new NotBuilt(`${LISTING}: ${response.status}`);
  return (await response.json()) as Listing;
}

/** The listing; it fails where the page was built without a road, or cannot be reached. */
export function listing(): Promise<Listing> {
  asked ??= ask().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}
