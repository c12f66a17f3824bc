import type { FeedbackChange, ReportedRound, ReportFacts, RoundReport } from '@soccer-legends/contracts';
import type { FilterQuery } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { findRows } from '../../platform/database/row.ts';
import { type RateLimit, SharedRateLimits } from '../../platform/rate-limits/shared-rate-limits.ts';
import type { Author, RequestOrigin } from '../../platform/http/request-origin.ts';
import { AuditLog } from '../audit/audit.port.ts';
import { Clock, DAY_MS, MINUTE_MS } from '../../platform/environment/clock.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { Scheduled } from '../../platform/jobs/job.ts';
import { Feedback } from './feedback.entity.ts';
import { problem } from '../../platform/http/domain-error.ts';
import type { FeedbackRequest } from './feedback.requests.ts';

const FeedbackNotFound = problem(
  'feedback.notFound',
  404,
  'There is no such feedback. It may have been deleted already: reload the list.',
);

const PER_VISITOR: RateLimit = { name: 'feedback', limit: 5, windowMs: 10 * MINUTE_MS };
const PER_DAY: RateLimit = { name: 'feedback-all', limit: 500, windowMs: DAY_MS };
const PAGE_SIZE = 1000;
const ADD_ROUND = 'insert into feedback_round (feedback_id, round) values (?, ?)';
const READ_ROUND = `
  select report ->> 'game' as game, round from feedback join feedback_round on feedback_id = id where id = ?`;
const NEWEST_ROUNDS = `
  select created_at, report, round from feedback join feedback_round on feedback_id = id
  where report ->> 'game' = ? order by id desc limit 10`;
/** Without the identity map, because a page has many feedback messages. */
const NEWEST_FIRST = { orderBy: { id: 'desc' }, disableIdentityMap: true } as const;

/** Stores the feedback messages of visitors. Changes by administrators and their audit entries are one transaction. */
@Injectable()
export class FeedbackStore {
  constructor(
    private readonly database: Database,
    private readonly limits: SharedRateLimits,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'feedbackDays'>,
  ) {}

  /** Stores a message. Throws `RateLimited` if the visitor, the network or all visitors together have sent too many. */
  async add({ report, ...message }: FeedbackRequest, { visitor, ticket = visitor }: RequestOrigin): Promise<void> {
    await this.limits.require(PER_VISITOR, ticket);
    await this.limits.requireShare(PER_DAY, visitor);
    const { round = '', facts = null } = report ? withoutRound(report) : {};
    await this.database.transaction(async (em) => {
      const id = await em.insert(Feedback, { ...message, report: facts, createdAt: this.clock.now() });
      if (round !== '') await em.execute(ADD_ROUND, [id, round]);
    });
  }

  /** Returns the round that a message reports. Throws `FeedbackNotFound`, also for a message without a round. */
  async round(id: number): Promise<ReportedRound> {
    const [found] = await this.database.execute<ReportedRound[]>(READ_ROUND, [id]);
    if (!found) throw new FeedbackNotFound();
    return found;
  }

  /** Returns the newest reported rounds of a game, at most ten, without their messages. */
  async newestRounds(game: string): Promise<{ createdAt: Date; report: ReportFacts; round: string }[]> {
    const rows = await this.database.execute<{ created_at: Date | string; report: ReportFacts; round: string }[]>(
      NEWEST_ROUNDS,
      [game],
    );
    return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: new Date(created_at) }));
  }

  /** Returns the newest messages, at most a thousand. @param before only messages with smaller ids */
  list(before?: number): Promise<Feedback[]> {
    const where = before === undefined ? {} : { id: { $lt: before } };
    return this.read(where, PAGE_SIZE);
  }

  /** Yields all messages, newest first. */
  async *all(): AsyncIterable<Feedback> {
    for (let page = await this.list(); page.length > 0; page = await this.list(page.at(-1)!.id)) yield* page;
  }

  /** Returns the ids of the newest messages that no administrator has closed, at most a thousand, newest first. */
  async openIds(): Promise<number[]> {
    const options = { ...NEWEST_FIRST, fields: ['id'], limit: PAGE_SIZE } as const;
    return (await this.database.em().find(Feedback, { closedAt: null }, options)).map(({ id }) => id);
  }

  /** Returns the messages with these ids that exist, newest first. */
  async some(ids: readonly number[]): Promise<Feedback[]> {
    return ids.length === 0 ? [] : this.read({ id: { $in: [...ids] } }, ids.length);
  }

  private read(where: FilterQuery<Feedback>, limit: number): Promise<Feedback[]> {
    return findRows(this.database.em(), Feedback, where, { orderBy: { id: 'desc' }, limit });
  }

  /** Throws `FeedbackNotFound`. */
  async one(id: number): Promise<Feedback> {
    const [entry] = await this.some([id]);
    if (!entry) throw new FeedbackNotFound();
    return entry;
  }

  /** Closes or reopens a message. Throws `FeedbackNotFound`. @param revision of the correction that it led to */
  async setClosed(id: number, { closed, revision }: FeedbackChange, by: Author): Promise<void> {
    await this.database.transaction(async (em) => {
      const after = { closedAt: closed ? this.clock.now() : null, revision: (closed && revision) || null };
      const changed = await em.nativeUpdate(Feedback, { id }, after);
      if (changed === 0) throw new FeedbackNotFound();
      const action = closed ? 'feedback.close' : 'feedback.reopen';
      await this.audit.record(em, { ...by, action, target: String(id), after });
    });
  }

  /** Deletes a message. Throws `FeedbackNotFound`. */
  async remove(id: number, by: Author): Promise<void> {
    await this.database.transaction(async (em) => {
      const entry = await em.findOne(Feedback, { id });
      if (!entry) throw new FeedbackNotFound();
      await em.nativeDelete(Feedback, { id });
      // Without the text and the e-mail address: the audit log would keep them after the deletion.
      const before = { gameType: entry.gameType, createdAt: entry.createdAt };
      await this.audit.record(em, {
        ...by,
        action: 'feedback.delete',
        target: String(id),
        before,
      });
    });
  }

  /** Deletes old feedback, because it may contain personal data. */
  @Scheduled({ at: 'nightly', name: 'prune-feedback', deletesOldData: true })
  async deleteOld(): Promise<void> {
    const before = this.clock.ago(this.config.feedbackDays * DAY_MS);
    await this.database.em().nativeDelete(Feedback, { createdAt: { $lt: before } });
  }

  /** Records that an administrator downloads all messages with their e-mail addresses. */
  auditExport(by: Author): Promise<void> {
    return this.audit.record(this.database.em(), { ...by, action: 'feedback.export', target: 'all' });
  }
}

function withoutRound({ round, ...facts }: RoundReport): { round: string; facts: ReportFacts } {
  return { round, facts };
}
