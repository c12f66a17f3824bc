import type { Alerts } from '@soccer-legends/contracts';
import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { WorksWithoutDatabase } from '../../platform/database/without-database.ts';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { Polled } from '../../platform/http/polled.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../admin-session/admin-session.port.ts';
import { AlertList } from './alert-list.ts';
import { TestMessage } from './webhook/test-message.ts';

@Controller('api/admin/alerts')
@MinimumRole('editor')
export class AlertsController {
  constructor(
    private readonly alerts: AlertList,
    private readonly testMessage: TestMessage,
    private readonly origins: RequestOrigins,
  ) {}

  @Get()
  @Polled()
  @WorksWithoutDatabase()
  list(): Promise<Alerts> {
    return this.alerts.read();
  }

  @Post('test-message')
  @MinimumRole('owner')
  @HttpCode(204)
  sendTestMessage(@Admin() { actor }: AdminIdentity, @Req() request: FastifyRequest): Promise<void> {
    return this.testMessage.send(actor, this.origins.of(request));
  }
}
