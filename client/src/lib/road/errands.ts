/** Errands: what the page and the server inside it say to each other. */

export type ToServer =
  /** Begin with these files; their addresses are whole. */
  | { type: 'begin'; pyodide: string; archives: string[] }
  /** `tokens` are those of one's seats, or a key, with a space between two. */
  | { type: 'ask'; id: number; method: string; path: string; tokens: string; kind: string; body: string }
  | { type: 'connect'; line: number; path: string; tokens: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number };

export type FromServer =
  /** The server has begun. */
  | { type: 'ready' }
  /** The server cannot begin, or cannot go on: the worker has ended. */
  | { type: 'failed'; text: string }
  /** `text` is the status, a line feed, and the body. */
  | { type: 'answer'; id: number; text: string }
  | { type: 'heard'; line: number; text: string }
  | { type: 'ended'; line: number };
