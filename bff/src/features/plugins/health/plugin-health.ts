import { Injectable, Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  GAME_KEY,
  HEALTH_OUTCOMES,
  LANGUAGES,
  MAX_REPORTED_MS,
  MOST_HEALTH_REPORTS,
  type HealthOutcome,
  type Language,
  type PluginHealthReport,
  type PluginHealthReports,
} from '@soccer-legends/contracts';
import { DAY_MS } from '../../../platform/environment/clock.ts';
import { Log } from '../../../platform/http/log.ts';
import { SharedRateLimits } from '../../../platform/rate-limits/shared-rate-limits.ts';
import { Registry } from '../registry/registry.ts';
import { Releases } from '../release/releases.ts';
import { voteOf } from '../release/stage-comparison.ts';
import { PageTickets, TICKET_MS, type PageTicket } from '../rollout/page-tickets.ts';
import { bucketOf, ROUND_LIMITS, VersionMetrics, type CountedMetric } from './version-metrics.ts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../platform/http/route.ts';
import { type Exactly, OneOf } from '../../../platform/http/request-fields.ts';

const SINGLE_USE = { name: 'page-ticket', limit: 1, windowMs: TICKET_MS };

export interface VersionReport extends Omit<CountedMetric, 'versionId'> {
  /** `key/version-hash8` */
  release: string;
  /**
   * Whether the version failed to load or failed later, also in a timer or a promise; undefined for a report that does not
   * count for a rollout.
   */
  isFaulty?: boolean;
}

interface Vote {
  key: string;
  versionId: number;
  isFaulty: boolean;
}

/**
 * Counts the reports of pages. Any client can send reports, so a rollout counts only those with a ticket: the networks in
 * which a staged plugin loads and fails. Stops candidates that fail in too many.
 */
@Injectable()
export class VersionReports {
  constructor(
    private readonly registry: Registry,
    private readonly metrics: VersionMetrics,
    private readonly limits: SharedRateLimits,
    private readonly releases: Releases,
    private readonly log: Log,
  ) {}

  /**
   * Counts the reports of one page. Ignores versions that were never published or are withdrawn. For a rollout, counts on all
   * servers, and ignores all versions but that of the page's ticket.
   */
  async record(reports: readonly VersionReport[], ticket: PageTicket | undefined, language?: Language): Promise<void> {
    const known = reports.flatMap((report) => {
      const version = this.registry.release(report.release);
      return version ? [{ ...report, key: version.key, versionId: version.id }] : [];
    });
    await this.metrics.add(
      known.map(({ versionId, metric, upTo }) => ({ versionId, metric, upTo })),
      language,
    );
    if (!ticket) return;
    const faulty = new Set<string>();
    for (const { key, versionId, isFaulty } of known) {
      if (isFaulty === undefined || versionId !== ticket.version) continue;
      if ((await this.vote({ key, versionId, isFaulty }, ticket)) && isFaulty) faulty.add(key);
    }
    for (const key of faulty) await this.judgeCandidate(key);
  }

  /** Returns whether the vote is the network's first of this kind. */
  private async vote({ key, versionId, isFaulty }: Vote, { page, network }: PageTicket): Promise<boolean> {
    const since = this.registry.stagedSince(key);
    if (!since) return false;
    // A ticket counts once as a visit and once as a failure, because a page may fail after it reported its load.
    const use = [page, versionId, isFaulty ? 'failure' : 'visit'].join(':');
    if ((await this.limits.consume(SINGLE_USE, use)) > 0) return false;
    const isNew = await this.countOnce(voteOf({ versionId, since, isFaulty: false }), network);
    if (!isFaulty) return isNew;
    return this.countOnce(voteOf({ versionId, since, isFaulty: true }), network);
  }

  private async countOnce(name: string, network: string): Promise<boolean> {
    // Each network has one vote for each stage. Two months are longer than any stage lasts.
    return (await this.limits.consume({ name, limit: 1, windowMs: 60 * DAY_MS }, network)) === 0;
  }

  private async judgeCandidate(key: string): Promise<void> {
    const action = await this.releases.stopFailingCandidate(key);
    if (!action) return;
    const done = action === 'pause' ? 'Paused' : 'Rolled back';
    this.log.warn(
      { plugin: key },
      `${done} the candidate of "${key}": it failed in more networks than the live version.`,
    );
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

  @IsOptional()
  @OneOf(LANGUAGES)
  language?: Language;
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
  async report(@Body() { reports, language }: Reports, @Req() request: FastifyRequest): Promise<void> {
    await this.reports.record(reports.map(toVersionReport), await this.tickets.read(request), language);
  }
}

function toVersionReport({ key, release, outcome, ms }: Report): VersionReport {
  const report = { release: `${key}/${release}`, metric: outcome, upTo: upToOf(outcome, ms) };
  // Reports about rounds are not votes on a version.
  return ['loaded', 'failed', 'error', 'hung'].includes(outcome)
    ? { ...report, isFaulty: outcome !== 'loaded' }
    : report;
}

function upToOf(outcome: HealthOutcome, ms: number): number {
  if (outcome === 'loaded') return bucketOf(ms);
  return outcome === 'finished' && ms > 0 ? bucketOf(ms, ROUND_LIMITS) : 0;
}
