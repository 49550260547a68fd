/** Records from elsewhere, as they are chosen for a club's book: who sat where, by the names in them. */

export interface ReadRecord {
  file: string;
  record: Record<string, unknown>;
  /** By seat, the name that the record has; empty: none. */
  names: string[];
  /** When it was played, in UTC seconds: what the file says, because a record does not. */
  at: number;
}

/** The records among these files, one to a file or one to a line; what is none is counted. */
export async function readRecords(files: Iterable<File>): Promise<{ records: ReadRecord[]; others: number }> {
  const records: ReadRecord[] = [];
  let others = 0;
  for (const file of files) {
    const text = await file.text();
    const texts = file.name.endsWith('.jsonl') ? text.split('\n').filter(Boolean) : [text];
    for (const found of texts.map(readRecord)) {
      if (found) records.push({ file: file.name, at: file.lastModified / 1000, ...found });
      else others++;
    }
  }
  return { records, others };
}

function readRecord(text: string): Pick<ReadRecord, 'record' | 'names'> | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null) return null;
  const record = found as Record<string, unknown>;
  if (record['format'] !== 'pizzaiolo record' || !Array.isArray(record['seats'])) return null;
  const names = record['seats'].map((seat: unknown) =>
    typeof seat === 'object' && seat !== null && 'name' in seat && typeof seat.name === 'string' ? seat.name : '',
  );
  return { record, names };
}

/** All names in some records, each once. */
export const namesIn = (records: readonly ReadRecord[]): string[] =>
  [...new Set(records.flatMap((each) => each.names))].filter(Boolean).toSorted();
