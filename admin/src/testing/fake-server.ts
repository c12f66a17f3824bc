import type { ProblemCode, SyncProgress } from '@soccer-legends/contracts';
import { act } from '@testing-library/react';

export interface SentRequest {
  /** Method and path with its query, such as `GET /api/admin/audit?page=1`. */
  line: string;
  body: unknown;
}

/** JSON that is sent with status 200, a whole response, or a function that returns one of them. */
type Reply = unknown;

/** The site's server as the browser's `fetch` and `EventSource` reach it. A request without a reply answers 404. */
export class FakeServer {
  readonly requests: SentRequest[] = [];
  readonly #replies = new Map<string, Reply>();
  readonly #streams = new Set<FakeEventSource>();

  /** @param line method and path with its query. The latest reply of a line counts. */
  reply(line: string, reply: Reply): this {
    this.#replies.set(line, reply);
    return this;
  }

  /** Leaves a request without a response until the returned function sends one. */
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

  /** How often a request was sent. */
  count(line: string): number {
    return this.requests.filter((request) => request.line === line).length;
  }

  /** The body of the latest request of a line. */
  bodyOf(line: string): unknown {
    return this.requests.findLast((request) => request.line === line)?.body;
  }

  /** Sends an event to every open stream. */
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

  /** The class that replaces the browser's `EventSource`. */
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

/** An error response of the server. */
export function problem(status: number, code: ProblemCode, message: string, retryAfterSeconds?: number): Response {
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return Response.json({ code, message, requestId: 'r1' }, { status, headers });
}

/** What `fetch` does without a connection. */
export function noConnection(): never {
  throw new TypeError('Failed to fetch');
}
