import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '@soccer-legends/contracts';
import { RateLimited } from '../http/request-errors.ts';
import { Bus } from './bus.ts';

const STREAMS_PER_VISITOR = 10;
const RETRY_MS = 2000;

/** The open pages that listen for news. */
@Injectable()
export class EventStreams {
  private readonly streams = new Map<ServerResponse, string>();

  constructor(bus: Bus) {
    bus.subscribe((change) => {
      if (change.type !== 'catalogue') this.send(change);
    });
  }

  /** Keeps a response open and sends what happens from now on. */
  open(response: ServerResponse, visitor: string): void {
    const own = [...this.streams.values()].filter((other) => other === visitor);
    if (own.length >= STREAMS_PER_VISITOR) throw new RateLimited(RETRY_MS / 1000);
    this.streams.set(response, visitor);
    response.on('close', () => this.streams.delete(response));
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
  }

  /** Says nothing, so that proxies between do not take the silence for an end. */
  beat(): void {
    for (const stream of this.streams.keys()) stream.write(': still here\n\n');
  }

  get count(): number {
    return this.streams.size;
  }

  endAll(): void {
    for (const stream of this.streams.keys()) stream.end();
  }

  private send(event: ServerEvent): void {
    for (const stream of this.streams.keys()) stream.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }
}
