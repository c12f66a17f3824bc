import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimited } from '../http/request-errors.ts';
import { RequestOrigins } from '../http/request-origin.ts';

const STREAMS_PER_VISITOR = 10;
const RETRY_MS = 2000;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** A response of server-sent events; see `OpenStreams`. */
export class EventStream extends PassThrough {
  send(name: string, data: unknown): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}

/** All open responses of server-sent events. */
@Injectable()
export class OpenStreams {
  private readonly visitors = new Map<EventStream, string>();

  constructor(private readonly origins: RequestOrigins) {}

  /** Returns a stream for the reply. It closes with the connection, and at once for HEAD. Throws `RateLimited`. */
  open(request: FastifyRequest, reply: FastifyReply): EventStream {
    const { visitor } = this.origins.of(request);
    const own = [...this.visitors.values()].filter((other) => other === visitor);
    if (own.length >= STREAMS_PER_VISITOR) throw new RateLimited(RETRY_MS / 1000);
    const stream = new EventStream();
    this.visitors.set(stream, visitor);
    stream.on('close', () => this.visitors.delete(stream));
    reply.headers(HEADERS);
    stream.write(`retry: ${RETRY_MS}\n\n`);
    return stream;
  }

  /** Writes a comment into every stream, so that proxies do not close idle connections. */
  sendHeartbeat(): void {
    for (const stream of this.visitors.keys()) stream.write(': still here\n\n');
  }

  get count(): number {
    return this.visitors.size;
  }

  endAll(): void {
    for (const stream of this.visitors.keys()) stream.end();
  }
}
