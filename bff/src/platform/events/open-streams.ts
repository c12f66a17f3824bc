import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { VISITORS_PER_ADDRESS } from '../http/rate-limits.ts';
import { RateLimited } from '../http/request-errors.ts';
import { RequestOrigins } from '../http/request-origin.ts';

const MAX_STREAMS_PER_VISITOR = 10;
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
  // eslint-disable-next-line no-restricted-syntax -- one for each open connection
  private readonly streams = new Set<EventStream>();
  /** Number of streams by visitor and by address. Without it, each new stream would have to look at all others. */
  // eslint-disable-next-line no-restricted-syntax -- two for each open connection
  private readonly counts = new Map<string, number>();

  constructor(private readonly origins: RequestOrigins) {}

  /** Returns a stream for the reply. It closes with the connection, and at once for HEAD. Throws `RateLimited`. */
  open(reply: FastifyReply): EventStream {
    const { visitor, ticket = visitor } = this.origins.of(reply.request);
    const counted: [key: string, max: number][] = [
      [ticket, MAX_STREAMS_PER_VISITOR],
      [`all of ${visitor}`, MAX_STREAMS_PER_VISITOR * VISITORS_PER_ADDRESS],
    ];
    if (counted.some(([key, max]) => this.countOf(key) >= max)) throw new RateLimited(RETRY_MS / 1000);
    const stream = new EventStream();
    this.streams.add(stream);
    for (const [key] of counted) this.counts.set(key, this.countOf(key) + 1);
    stream.on('close', () => {
      this.streams.delete(stream);
      for (const [key] of counted) this.release(key);
    });
    reply.headers(HEADERS);
    stream.write(`retry: ${RETRY_MS}\n\n`);
    return stream;
  }

  /** Writes a comment into every stream, so that proxies do not close idle connections. */
  sendHeartbeat(): void {
    for (const stream of this.streams) stream.write(': still here\n\n');
  }

  get count(): number {
    return this.streams.size;
  }

  endAll(): void {
    for (const stream of this.streams) stream.end();
  }

  private countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private release(key: string): void {
    const left = this.countOf(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
