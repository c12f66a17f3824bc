import { Injectable, Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  GAME_KEY,
  HEALTH_OUTCOMES,
  MAX_REPORTED_MS,
  MOST_HEALTH_REPORTS,
  type HealthOutcome,
  type PluginHealthReport,
  type PluginHealthReports,
} from '@soccer-legends/contracts';
import { Registry } from '../registry/registry.ts';
import { PageTickets, type PageTicket } from '../rollout/page-tickets.ts';
import { RolloutVotes } from '../rollout/rollout-votes.ts';
import { bucketOf, VersionMetrics, type CountedMetric } from './version-metrics.ts';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Matches, Max, Min, ValidateNested } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../platform/http/public.ts';
import type { Exactly } from '../../../platform/http/exactly.ts';

/** What a page reported about a plugin. */
export interface VersionReport extends Omit<CountedMetric, 'versionId'> {
  /** `key/version-hash8` */
  release: string;
  /** Whether the version failed to load or failed later; undefined for a report that does not count for a rollout. */
  isFaulty?: boolean;
}

/** Counts the reports of pages. Any client can send reports, so only those with a ticket count for a rollout. */
@Injectable()
export class VersionReports {
  constructor(
    private readonly registry: Registry,
    private readonly metrics: VersionMetrics,
    private readonly votes: RolloutVotes,
  ) {}

  /** Counts the reports of one page. Ignores versions that were never published or are withdrawn. */
  async record(reports: readonly VersionReport[], ticket: PageTicket | undefined): Promise<void> {
    const known = reports.flatMap((report) => {
      const version = this.registry.release(report.release);
      return version ? [{ ...report, key: version.key, versionId: version.id }] : [];
    });
    await this.metrics.add(known.map(({ versionId, metric, upTo }) => ({ versionId, metric, upTo })));
    const outcomes = known.flatMap(({ key, versionId, isFaulty }) =>
      isFaulty === undefined ? [] : [{ key, versionId, isFaulty }],
    );
    await this.votes.record(outcomes, ticket);
  }
}

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
    private readonly reports: VersionReports,
    private readonly tickets: PageTickets,
  ) {}

  @Post()
  @Public()
  @HttpCode(204)
  async report(@Body() { reports }: Reports, @Req() request: FastifyRequest): Promise<void> {
    await this.reports.record(reports.map(toVersionReport), await this.tickets.read(request));
  }
}

function toVersionReport({ key, release, outcome, ms }: Report): VersionReport {
  const isLoaded = outcome === 'loaded';
  return { release: `${key}/${release}`, metric: outcome, upTo: isLoaded ? bucketOf(ms) : 0, isFaulty: !isLoaded };
}
