import { AUDIT_OUTCOMES, type AuditFilter, type AuditOutcome, type AuditQuery } from '@soccer-legends/contracts';
import { IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { OneOf } from '../../platform/http/one-of.ts';
import { withCursor } from '../../platform/http/page-query.ts';
import { NormalizedLine } from '../../platform/http/normalized-line.ts';
import type { Exactly } from '../../platform/http/exactly.ts';

const ABOUT_TIMES = { message: '$property must be a time, such as 2026-11-23T08:00:00Z' };
/** ISO 8601 also has forms that `Date` does not read, such as weeks, and times without a time zone. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

export class AuditFilterQuery implements Exactly<AuditFilterQuery, AuditFilter> {
  @IsOptional()
  @NormalizedLine({ min: 0, max: 64, message: 'search must be a text of at most 64 characters' })
  search?: string;

  @IsOptional()
  @OneOf(AUDIT_OUTCOMES)
  outcome?: AuditOutcome;

  @IsOptional()
  @Matches(/^[a-zA-Z]{1,40}(?:\.[a-zA-Z]{1,40})?$/, { message: 'action must be an action, such as session.login' })
  action?: string;

  @IsOptional()
  @NormalizedLine({ min: 0, max: 100, message: 'actor must be a text of at most 100 characters' })
  actor?: string;

  @IsOptional()
  @IsUUID(4, { message: 'session must be the id of a session' })
  session?: string;

  @IsOptional()
  @Matches(TIME, ABOUT_TIMES)
  @IsISO8601({ strict: true }, ABOUT_TIMES)
  from?: string;

  @IsOptional()
  @Matches(TIME, ABOUT_TIMES)
  @IsISO8601({ strict: true }, ABOUT_TIMES)
  to?: string;
}

export class AuditPageQuery extends withCursor(AuditFilterQuery) implements Exactly<AuditPageQuery, AuditQuery> {}
