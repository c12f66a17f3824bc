import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/public.ts';
import { POLICY_REPORT_TYPES } from './accept-policy-reports.ts';
import { ClientReportCounts } from './client-report-counts.ts';
import { ClientReportsRequest } from './client-reports.requests.ts';
import { PolicyReports } from './policy-reports.ts';

@Public()
@Controller('api')
export class ClientReportsController {
  constructor(
    private readonly counts: ClientReportCounts,
    private readonly policy: PolicyReports,
  ) {}

  @Post('client-reports')
  @HttpCode(204)
  take(@Body() reports: ClientReportsRequest): Promise<void> {
    return this.counts.take(reports);
  }

  /** What browsers send has the browsers' form, with more in it than is read here. */
  @Post('csp-reports')
  @HttpCode(204)
  @ApiConsumes(...POLICY_REPORT_TYPES)
  @ApiBody({ schema: {} })
  takePolicyReports(@Req() { body }: FastifyRequest): void {
    this.policy.take(body);
  }
}
