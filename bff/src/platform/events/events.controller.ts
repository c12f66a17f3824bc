import type { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../http/public.ts';
import { EventStreams } from './event-streams.ts';

@Public()
@Controller('api/events')
export class EventsController {
  constructor(private readonly streams: EventStreams) {}

  @Get()
  listen(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Readable {
    return this.streams.open(request, reply);
  }
}
