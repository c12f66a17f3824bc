import type { ReadinessReport } from '@soccer-legends/contracts';
import { Controller, Get, Header, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readiness } from './readiness.ts';
import { VERSION } from '../environment/version.ts';
import { Public } from '../http/route.ts';

@Public()
@Controller()
class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('livez')
  @Header('cache-control', 'no-store')
  live(): { live: true; version: string } {
    return { live: true, version: VERSION };
  }

  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessReport> {
    const report = await this.readiness.report();
    void reply.code(report.ready ? 200 : 503);
    return report;
  }
}

@Module({ controllers: [HealthController], providers: [Readiness], exports: [Readiness] })
export class HealthModule {}
