import type { ReadinessReport } from '@soccer-legends/contracts';
import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/public.ts';
import { Readiness } from './readiness.ts';

@Public()
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('livez')
  @Header('cache-control', 'no-store')
  live(): { live: true } {
    return { live: true };
  }

  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessReport> {
    const report = await this.readiness.report();
    void reply.code(report.ready ? 200 : 503);
    return report;
  }
}
