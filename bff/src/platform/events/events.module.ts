import { Global, Module } from '@nestjs/common';
import { Bus, InProcessBus } from './bus.ts';
import { EventStreams } from './event-streams.ts';
import { EventsController } from './events.controller.ts';
import { OpenStreams } from './open-streams.ts';

@Global()
@Module({
  controllers: [EventsController],
  providers: [{ provide: Bus, useClass: InProcessBus }, EventStreams, OpenStreams],
  exports: [Bus, EventStreams, OpenStreams],
})
export class EventsModule {}
