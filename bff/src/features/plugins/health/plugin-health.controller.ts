import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Matches, Max, Min, ValidateNested } from 'class-validator';
import {
  GAME_KEY,
  HEALTH_OUTCOMES,
  MAX_REPORTED_MS,
  MOST_HEALTH_REPORTS,
  type HealthOutcome,
  type PluginHealthReport,
  type PluginHealthReports,
} from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../platform/http/public.ts';
import { PageTickets } from '../rollout/page-tickets.ts';
import { PluginHealthCounts } from './plugin-health.ts';
import type { Exactly } from '../../../platform/http/exactly.ts';

class Report implements Exactly<Report, PluginHealthReport> {
  @Matches(GAME_KEY, { message: 'key must be the key of a plugin' })
  key!: string;

  @Matches(/^[0-9A-Za-z.-]{5,50}-[0-9a-f]{8}$/, { message: 'release must be a version with the start of its hash' })
  release!: string;

  @IsIn(HEALTH_OUTCOMES, { message: `outcome must be one of ${HEALTH_OUTCOMES.join(', ')}` })
  outcome!: HealthOutcome;

  @IsInt({ message: 'ms must be a whole number' })
  @Min(0, { message: 'ms must be at least 0' })
  @Max(MAX_REPORTED_MS, { message: `ms must be at most ${MAX_REPORTED_MS}` })
  ms!: number;
}

export class Reports implements Exactly<Reports, PluginHealthReports> {
  @IsArray({ message: 'reports must be a list' })
  @ArrayMinSize(1, { message: 'reports must have at least one item' })
  @ArrayMaxSize(MOST_HEALTH_REPORTS, { message: `reports must have at most ${MOST_HEALTH_REPORTS} items` })
  @ValidateNested({ each: true })
  @Type(() => Report)
  reports!: readonly Report[];
}

@Controller('api/plugin-health')
export class PluginHealthController {
  constructor(
    private readonly health: PluginHealthCounts,
    private readonly tickets: PageTickets,
  ) {}

  @Post()
  @Public()
  @HttpCode(204)
  async report(@Body() { reports }: Reports, @Req() request: FastifyRequest): Promise<void> {
    await this.health.record(reports, await this.tickets.read(request));
  }
}
