import { TRANSFER_BYTES, TRANSFER_TYPE, TRANSFER_ID, type OpenedTransfer } from '@soccer-legends/contracts';
import type { FastifyInstance } from 'fastify';
import { acceptBodies } from '../../platform/http/json-body.ts';
import { UnsupportedMediaType } from '../../platform/http/request-errors.ts';
import { Body, Controller, Header, HttpCode, Param, Post, Module } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Public } from '../../platform/http/public.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Origin } from '../../platform/http/requester.ts';
import { Transfers, SweepTransfersJob } from './transfers.ts';

/** Only the route that stores sealed seasons accepts their media type. */
export function acceptTransfers(fastify: FastifyInstance): void {
  acceptBodies(fastify, TRANSFER_TYPE, { limit: TRANSFER_BYTES, route: '/api/transfers/:id' });
}

class TransferParam {
  @Matches(TRANSFER_ID, { message: 'id must have 32 hexadecimal digits' })
  id!: string;
}

/** Moves a season to another device. The server cannot read it. */
@Public()
@Controller('api/transfers/:id')
class TransfersController {
  constructor(private readonly transfers: Transfers) {}

  @Post()
  @HttpCode(204)
  @ApiConsumes(TRANSFER_TYPE)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async store(
    @Param() { id }: TransferParam,
    @Body() body: unknown,
    @Origin() { visitor }: RequestOrigin,
  ): Promise<void> {
    if (!Buffer.isBuffer(body) || body.length === 0)
      throw new UnsupportedMediaType(`a sealed season, with "Content-Type: ${TRANSFER_TYPE}"`);
    await this.transfers.store(id, body, visitor);
  }

  @Post('open')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async open(@Param() { id }: TransferParam, @Origin() { visitor }: RequestOrigin): Promise<OpenedTransfer> {
    return { sealed: await this.transfers.open(id, visitor) };
  }
}

@Module({
  controllers: [TransfersController],
  providers: [SweepTransfersJob, Transfers],
})
export class TransfersModule {}
