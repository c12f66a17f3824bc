import type { Alerts } from '@soccer-legends/contracts';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { WorksWithoutDatabase } from '../../platform/database/without-database.ts';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { Polled } from '../../platform/http/polled.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { Requester } from '../../platform/http/requester.ts';
import { AlertList } from './alert-list.ts';
import { TestMessage } from './webhook/test-message.ts';

@Controller('api/admin/alerts')
@MinimumRole('editor')
export class AlertsController {
  constructor(
    private readonly alerts: AlertList,
    private readonly testMessage: TestMessage,
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
  sendTestMessage(@Requester() by: Author): Promise<void> {
    return this.testMessage.send(by);
  }
}
