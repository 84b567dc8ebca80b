import { timed } from './pace';
import type { ClientMessage, ServerMessage } from './protocol';

export type Line = 'connecting' | 'open' | 'lost';

/** One websocket to one table that comes back by itself. */
export class Connection {
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private waiting: ClientMessage[] = [];

  constructor(
    private readonly hello: () => ClientMessage,
    private readonly receive: (message: ServerMessage) => void,
    private readonly state: (line: Line) => void,
  ) {
    addEventListener('online', this.again);
  }

  open(): void {
    if (this.closed) return;
    this.state('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      socket.send(JSON.stringify(this.hello()));
      this.state('open');
      for (const message of this.waiting.splice(0)) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      const start = performance.now();
      const text = String(event.data);
      const message = JSON.parse(text) as ServerMessage;
      this.receive(message);
      if (message.op === 'update') void timed(start, text.length);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.state('lost');
      this.tries += 1;
      this.timer = setTimeout(
        () => this.open(),
        Math.min(8000, 250 * 2 ** this.tries) * (0.7 + Math.random() * 0.6),
      );
    };
  }

  private again = (): void => {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Sends now, or once the line is open again: what was chosen is kept. */
  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if ('id' in message && message.id) this.waiting.push(message);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    this.socket?.close();
  }
}
