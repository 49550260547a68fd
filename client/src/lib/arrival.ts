/**
 * Arrival: the first page is put together out of sight, while the reader sees the one that the server sent ready-made.
 * So it need not be there at once: what it is made of may come in several tasks, each of them short.
 */
export const arrival = { unseen: false };

/** Whoever has pressed something meanwhile comes first. */
export const breath = (): Promise<void> => new Promise((then) => setTimeout(then));
