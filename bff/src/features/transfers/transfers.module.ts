import { TRANSFER_BYTES, TRANSFER_TYPE, TRANSFER_ID, type OpenedTransfer } from '@soccer-legends/contracts';
import type { FastifyInstance } from 'fastify';
import { acceptBodies } from '../../platform/http/json-body.ts';
import { UnsupportedMediaType } from '../../platform/http/request-errors.ts';
import { Body, Controller, HttpCode, Param, Post, Module } from '@nestjs/common';
import { Action, Public } from '../../platform/http/route.ts';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { type RequestOrigin, Origin } from '../../platform/http/request-origin.ts';
import { Transfers } from './transfers.ts';

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

  @Action('open')
  async open(@Param() { id }: TransferParam, @Origin() { visitor }: RequestOrigin): Promise<OpenedTransfer> {
    return { sealed: await this.transfers.open(id, visitor) };
  }
}

@Module({
  controllers: [TransfersController],
  providers: [Transfers],
})
export class TransfersModule {}
