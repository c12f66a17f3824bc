import { TRANSFER_ID, TRANSFER_TYPE, type OpenedTransfer } from '@soccer-legends/contracts';
import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Public } from '../../platform/http/public.ts';
import { UnsupportedMediaType } from '../../platform/http/request-errors.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Origin } from '../../platform/http/requester.ts';
import { Transfers } from './transfers.ts';

export class TransferParam {
  @Matches(TRANSFER_ID, { message: 'id must have 32 hexadecimal digits' })
  id!: string;
}

/** Moves a season to another device. The server cannot read it. */
@Public()
@Controller('api/transfers/:id')
export class TransfersController {
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
