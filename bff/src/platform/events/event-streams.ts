import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '@soccer-legends/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Bus } from './bus.ts';
import { OpenStreams, type EventStream } from './open-streams.ts';

@Injectable()
export class EventStreams {
  private readonly pages = new Set<EventStream>();
  private withdrawn: Extract<ServerEvent, { type: 'withdrawn' }> = { type: 'withdrawn', keys: [] };

  constructor(
    bus: Bus,
    private readonly streams: OpenStreams,
  ) {
    bus.subscribe((change) => {
      if (change.type === 'withdrawn') this.withdrawn = change;
      if (change.type !== 'catalogue') this.send(change);
    });
  }

  /** Opens a stream that starts with the withdrawn plugins, in case the page missed their event. */
  open(request: FastifyRequest, reply: FastifyReply): Readable {
    const stream = this.streams.open(request, reply);
    stream.send(this.withdrawn.type, this.withdrawn);
    this.pages.add(stream);
    stream.on('close', () => this.pages.delete(stream));
    return stream;
  }

  private send(event: ServerEvent): void {
    for (const page of this.pages) page.send(event.type, event);
  }
}
