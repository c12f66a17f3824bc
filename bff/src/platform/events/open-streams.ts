import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { RateLimited } from '../http/request-errors.ts';

const STREAMS_PER_VISITOR = 10;
const RETRY_MS = 2000;

/** Every response that is kept open for server-sent events, whatever they tell. */
@Injectable()
export class OpenStreams {
  private readonly visitors = new Map<ServerResponse, string>();

  /** Begins a stream; it is the caller's to write events into. */
  open(response: ServerResponse, visitor: string): void {
    const own = [...this.visitors.values()].filter((other) => other === visitor);
    if (own.length >= STREAMS_PER_VISITOR) throw new RateLimited(RETRY_MS / 1000);
    this.visitors.set(response, visitor);
    response.on('close', () => this.visitors.delete(response));
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
  }

  /** Says nothing, so that proxies between do not take the silence for an end. */
  beat(): void {
    for (const stream of this.visitors.keys()) stream.write(': still here\n\n');
  }

  get count(): number {
    return this.visitors.size;
  }

  endAll(): void {
    for (const stream of this.visitors.keys()) stream.end();
  }
}

/** One event as it is written into a stream. */
export function eventText(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
