import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '@soccer-legends/contracts';
import { Bus } from './bus.ts';
import { eventText, OpenStreams } from './open-streams.ts';

/** The open pages that listen for news. */
@Injectable()
export class EventStreams {
  private readonly pages = new Set<ServerResponse>();
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

  /** Keeps a response open and sends what is withdrawn, in case the page missed it, and what happens from now on. */
  open(response: ServerResponse, visitor: string): void {
    this.streams.open(response, visitor);
    this.pages.add(response);
    response.write(eventText(this.withdrawn.type, this.withdrawn));
    response.on('close', () => this.pages.delete(response));
  }

  private send(event: ServerEvent): void {
    for (const page of this.pages) page.write(eventText(event.type, event));
  }
}
