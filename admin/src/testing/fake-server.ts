import type { ProblemCode, SyncProgress } from '@soccer-legends/contracts';
import { act } from '@testing-library/react';

export interface SentRequest {
  /** Method and path with query, such as `GET /api/admin/audit?page=1`. */
  line: string;
  body: unknown;
}

/** JSON to send with status 200, a complete response, or a function that returns one of these. */
type Reply = unknown;

/** A fake server that replaces the browser's `fetch` and `EventSource`. A request without a reply gets a 404. */
export class FakeServer {
  readonly requests: SentRequest[] = [];
  readonly #replies = new Map<string, Reply>();
  readonly #streams = new Set<FakeEventSource>();

  /** @param line method and path with query. The latest reply for a line wins. */
  reply(line: string, reply: Reply): this {
    this.#replies.set(line, reply);
    return this;
  }

  /** Keeps a request pending until the returned function sends its response. */
  hold(line: string): (reply: Reply) => Promise<void> {
    let send: (reply: Reply) => void = () => undefined;
    const held = new Promise<Reply>((resolve) => (send = resolve));
    this.reply(line, () => held);
    return (reply) =>
      act(async () => {
        this.reply(line, reply);
        send(reply);
        await held;
      });
  }

  count(line: string): number {
    return this.requests.filter((request) => request.line === line).length;
  }

  bodyOf(line: string): unknown {
    return this.requests.findLast((request) => request.line === line)?.body;
  }

  send(event: string, data: unknown): void {
    act(() => {
      for (const stream of this.#streams) stream.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
    });
  }

  sendProgress(progress: SyncProgress | null): void {
    this.send('progress', progress);
  }

  readonly fetch = async (path: string, { method = 'GET', body, signal }: RequestInit = {}): Promise<Response> => {
    const line = `${method} ${path}`;
    this.requests.push({ line, body: typeof body === 'string' ? JSON.parse(body) : body });
    let reply = this.#replies.has(line)
      ? this.#replies.get(line)
      : problem(404, 'request.notFound', `This test has no reply to ${line}.`);
    if (typeof reply === 'function') reply = await (reply as () => Reply)();
    signal?.throwIfAborted();
    return reply instanceof Response ? reply.clone() : Response.json(reply);
  };

  get EventSource(): new (path: string) => FakeEventSource {
    const streams = this.#streams;
    return class extends FakeEventSource {
      constructor(path: string) {
        super(path);
        streams.add(this);
      }

      override close(): void {
        streams.delete(this);
      }
    };
  }
}

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState: number = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  close(): void {}
}

/** Returns an error response of the server. */
export function problem(status: number, code: ProblemCode, message: string, retryAfterSeconds?: number): Response {
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return Response.json({ code, message, requestId: 'r1' }, { status, headers });
}

/** Fails like `fetch` without a connection. */
export function noConnection(): never {
  throw new TypeError('Failed to fetch');
}
