/** Own socket: a line to a table in this browser, as much of a WebSocket as a connection uses. */
import type { OwnServer } from './own-server';

export class OwnSocket {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  #server: OwnServer | null = null;
  #line = 0;

  constructor(path: string, tokens: readonly string[]) {
    // Loaded only for tables that live here.
    import('./own-server').then(
      ({ server }) => {
        if (this.readyState === WebSocket.CLOSED) return;
        this.#server = server();
        this.#line = this.#server.connect(this, path, tokens.join(' '));
      },
      () => this.end(),
    );
  }

  send(text: string): void {
    this.#server?.say(this.#line, text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#server?.close(this.#line);
  }

  hear(text: string): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.({ data: text });
  }

  end(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
