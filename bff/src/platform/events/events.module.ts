import type { Readable } from 'node:stream';
import { Controller, Get, Global, Injectable, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ServerEvent } from '@soccer-legends/contracts';
import { Bus } from './bus.ts';
import { type EventStream, OpenStreams } from './open-streams.ts';
import { Public } from '../http/route.ts';

@Injectable()
class EventStreams {
  // eslint-disable-next-line no-restricted-syntax -- one for each open stream
  private readonly pages = new Set<EventStream>();
  private withdrawn: Extract<ServerEvent, { type: 'withdrawn' }> = { type: 'withdrawn', releases: [] };

  constructor(
    bus: Bus,
    private readonly streams: OpenStreams,
  ) {
    bus.subscribe((change) => {
      if (change.type === 'withdrawn') this.withdrawn = change;
      if (change.type !== 'catalogue') this.send(change);
    });
  }

  /** Opens a stream that starts with the withdrawn releases, in case the page missed their event. */
  open(reply: FastifyReply): Readable {
    const stream = this.streams.open(reply);
    stream.send(this.withdrawn.type, this.withdrawn);
    this.pages.add(stream);
    stream.on('close', () => this.pages.delete(stream));
    return stream;
  }

  private send(event: ServerEvent): void {
    for (const page of this.pages) page.send(event.type, event);
  }
}

@Public()
@Controller('api/events')
class EventsController {
  constructor(private readonly streams: EventStreams) {}

  @Get()
  listen(@Res({ passthrough: true }) reply: FastifyReply): Readable {
    return this.streams.open(reply);
  }
}

@Global()
@Module({
  controllers: [EventsController],
  providers: [Bus, EventStreams, OpenStreams],
  exports: [Bus, EventStreams, OpenStreams],
})
export class EventsModule {}
