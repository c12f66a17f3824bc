import { Body, Controller, HttpCode, Post, Req, Module } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { browserFamily } from '../../platform/http/browser-name.ts';
import { type RequestOrigin, Origin } from '../../platform/http/request-origin.ts';
import { Public } from '../../platform/http/route.ts';
import { PageTickets, PluginsModule } from '../plugins/plugins.port.ts';
import { POLICY_REPORT_TYPES, PolicyReports } from './policy-reports.ts';
import { ClientReportCounts } from './client-report-counts.ts';
import { ClientReportsRequest } from './client-reports.requests.ts';

@Public()
@Controller('api')
class ClientReportsController {
  constructor(
    private readonly counts: ClientReportCounts,
    private readonly tickets: PageTickets,
    private readonly policy: PolicyReports,
  ) {}

  @Post('client-reports')
  @HttpCode(204)
  async record(
    @Body() reports: ClientReportsRequest,
    @Req() request: FastifyRequest,
    @Origin() { visitor }: RequestOrigin,
  ): Promise<void> {
    const browser = browserFamily(request.headers['user-agent']);
    await this.counts.record(reports, { visitor, browser }, await this.tickets.read(request));
  }

  /** Browsers define this body. The server reads only some of its fields. */
  @Post('csp-reports')
  @HttpCode(204)
  @ApiConsumes(...POLICY_REPORT_TYPES)
  @ApiBody({ schema: {} })
  recordPolicyReports(@Req() { body }: FastifyRequest): void {
    this.policy.record(body);
  }
}

@Module({
  imports: [PluginsModule],
  controllers: [ClientReportsController],
  providers: [ClientReportCounts, PolicyReports],
})
export class ClientReportsModule {}
