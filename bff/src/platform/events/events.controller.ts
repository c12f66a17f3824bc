import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../http/public.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { ClientAddresses } from '../http/client-address.ts';
import { EventStreams } from './event-streams.ts';

@Public()
@Controller('api/events')
export class EventsController {
  private readonly addresses: ClientAddresses;

  constructor(
    private readonly streams: EventStreams,
    @Inject(CONFIG) { trustProxy }: Config,
  ) {
    this.addresses = new ClientAddresses(trustProxy);
  }

  @Get()
  listen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.streams.open(reply.raw, this.addresses.visitor(request.raw));
    reply.hijack();
  }
}
