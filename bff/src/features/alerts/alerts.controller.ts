import type { Alerts } from '@soccer-legends/contracts';
import { Controller, Get } from '@nestjs/common';
import { WorksWithoutDatabase } from '../../platform/database/without-database.ts';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { Polled } from '../../platform/http/polled.ts';
import { AlertList } from './alert-list.ts';

@Controller('api/admin/alerts')
@MinimumRole('editor')
export class AlertsController {
  constructor(private readonly alerts: AlertList) {}

  @Get()
  @Polled()
  @WorksWithoutDatabase()
  list(): Promise<Alerts> {
    return this.alerts.read();
  }
}
