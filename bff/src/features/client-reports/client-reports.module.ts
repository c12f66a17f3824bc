import { Module } from '@nestjs/common';
import { PluginsModule } from '../plugins/plugins.port.ts';
import { ClientReportCounts } from './client-report-counts.ts';
import { ClientReportsController } from './client-reports.controller.ts';
import { PolicyReports } from './policy-reports.ts';

@Module({
  imports: [PluginsModule],
  controllers: [ClientReportsController],
  providers: [ClientReportCounts, PolicyReports],
})
export class ClientReportsModule {}
