import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../platform/environment/durations.ts';
import { Log } from '../../../platform/http/log.ts';
import { SharedRateLimits } from '../../../platform/rate-limits/shared-rate-limits.ts';
import { Registry } from '../registry/registry.ts';
import { Releases } from '../release/releases.ts';
import { voteOf } from '../release/stage-comparison.ts';
import { TICKET_MS, type PageTicket } from './page-tickets.ts';

const SINGLE_USE = { name: 'page-ticket', limit: 1, windowMs: TICKET_MS };

/** What a page reported about one version. */
export interface PageOutcome {
  key: string;
  versionId: number;
  /** Whether it failed to load or failed later, also in a timer or a promise. */
  isFaulty: boolean;
}

/** Counts the networks in which a staged plugin loads and fails, and rolls back candidates that fail in too many. */
@Injectable()
export class RolloutVotes {
  constructor(
    private readonly limits: SharedRateLimits,
    private readonly registry: Registry,
    private readonly releases: Releases,
    private readonly log: Log,
  ) {}

  /** Counts the outcomes on all servers. Ignores versions that the page's ticket does not cover, and pages without one. */
  async record(outcomes: readonly PageOutcome[], ticket: PageTicket | undefined): Promise<void> {
    if (!ticket) return;
    const faulty = new Set<string>();
    for (const outcome of outcomes) {
      if (ticket.versions.includes(outcome.versionId) && (await this.vote(outcome, ticket)) && outcome.isFaulty)
        faulty.add(outcome.key);
    }
    for (const key of faulty) await this.judgeCandidate(key);
  }

  /** Returns whether the vote is the network's first of this kind. */
  private async vote({ key, versionId, isFaulty }: PageOutcome, { page, network }: PageTicket): Promise<boolean> {
    const stage = this.registry.stageOf(key);
    if (!stage) return false;
    // A ticket counts once as a visit and once as a failure, because a page may fail after it reported its load.
    const use = [page, versionId, isFaulty ? 'failure' : 'visit'].join(':');
    if ((await this.limits.consume(SINGLE_USE, use)) > 0) return false;
    const isNew = await this.countOnce(voteOf({ versionId, since: stage.since, isFaulty: false }), network);
    if (!isFaulty) return isNew;
    return this.countOnce(voteOf({ versionId, since: stage.since, isFaulty: true }), network);
  }

  private async countOnce(name: string, network: string): Promise<boolean> {
    // Each network has one vote for each stage. Two months are longer than any stage lasts.
    return (await this.limits.consume({ name, limit: 1, windowMs: 60 * DAY_MS }, network)) === 0;
  }

  private async judgeCandidate(key: string): Promise<void> {
    if (!(await this.releases.rollBackFailingCandidate(key))) return;
    this.log.warn(
      { plugin: key },
      `Rolled back the candidate of "${key}": it failed in more networks than the live version.`,
    );
  }
}
