import { timed } from './pace';
import type { ClientMessage, ServerMessage } from './protocol';

export type Line = 'connecting' | 'open' | 'lost';

/** Milliseconds that a living line may take for an answer. */
const PATIENCE = 4000;

/** One websocket to one table that comes back by itself. */
export class Connection {
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private waiting: ClientMessage[] = [];
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** What was said before anybody could understand it. */
  private held: ServerMessage[] | undefined;

  constructor(
    private readonly hello: () => ClientMessage,
    private readonly receive: (message: ServerMessage) => void,
    private readonly state: (line: Line) => void,
  ) {
    addEventListener('online', this.again);
    addEventListener('offline', this.gone);
  }

  /** Call while facts and words still travel; what is answered is heard once they are here. */
  openAhead(here: Promise<unknown>): void {
    this.held = [];
    void here.then(() => {
      const held = this.held ?? [];
      this.held = undefined;
      if (!this.closed) for (const message of held) this.receive(message);
    });
    this.open();
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
      clearTimeout(this.patience);
      this.patience = undefined;
      const start = performance.now();
      const text = String(event.data);
      const message = JSON.parse(text) as ServerMessage;
      if (this.held) {
        this.held.push(message);
        return;
      }
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

  /** Ask for a sign of life: whoever says nothing for a while is taken for lost. */
  ping(at: number): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ op: 'ping', at } satisfies ClientMessage));
    this.patience ??= setTimeout(this.gone, PATIENCE);
  }

  /** The line is dead although nobody has closed it: say so now, and try anew. */
  private gone = (): void => {
    clearTimeout(this.patience);
    this.patience = undefined;
    const socket = this.socket;
    if (!socket || this.closed || socket.readyState > WebSocket.OPEN) return;
    socket.onclose?.(new CloseEvent('close'));
    this.socket = undefined;
    socket.close();
  };

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
    removeEventListener('offline', this.gone);
    clearTimeout(this.patience);
    this.socket?.close();
  }
}
