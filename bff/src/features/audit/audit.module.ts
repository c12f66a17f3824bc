import {
  type AuditActors,
  type AuditItem,
  type AuditPage,
  type AuditVerification,
  AUDIT_OUTCOMES,
  type AuditFilter,
  type AuditOutcome,
  type AuditQuery,
} from '@soccer-legends/contracts';
import { Controller, Get, Query, type StreamableFile, Global, Module } from '@nestjs/common';
import { MinimumRole, RequiresPassword } from '../../platform/http/route.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { AuditLog } from './audit-log.ts';
import { Database } from '../../platform/database/database.ts';
import { csvDownload } from '../../platform/http/csv.ts';
import { type Author, Requester } from '../../platform/http/request-origin.ts';
import { RefusedAttempts } from './refused-attempts.ts';
import { IsOptional, IsUUID, Matches } from 'class-validator';
import { OneOf, NormalizedLine, OptionalTime, type Exactly, withCursor } from '../../platform/http/request-fields.ts';

class AuditFilterQuery implements Exactly<AuditFilterQuery, AuditFilter> {
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

  @OptionalTime()
  from?: string;

  @OptionalTime()
  to?: string;
}

class AuditPageQuery extends withCursor(AuditFilterQuery) implements Exactly<AuditPageQuery, AuditQuery> {}

const PAGE_SIZE = 50;
const MAX_ACTORS = 200;
const COLUMNS = [
  'id',
  'at',
  'actor',
  'action',
  'target',
  'outcome',
  'reason',
  'before',
  'after',
  'requestId',
  'visitor',
  'sessionId',
  'prevHash',
  'hash',
];

@Controller('api/admin')
@MinimumRole('owner')
class AuditController {
  constructor(
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  @Get('audit')
  async list(@Query() { before, after, pageSize = PAGE_SIZE, ...filter }: AuditPageQuery): Promise<AuditPage> {
    const cursor = { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
    const { items, ...cursors } = await this.audit.page(pageSize, filter, cursor);
    return { items: items.map(toAuditItem), ...cursors };
  }

  @Get('audit/actors')
  actors(): Promise<AuditActors> {
    return this.audit.actors(MAX_ACTORS);
  }

  @Get('audit/verification')
  verification(): Promise<AuditVerification> {
    return this.audit.verify();
  }

  /** The download is recorded too, because the file contains the networks of administrators. */
  @Get('audit.csv')
  @RequiresPassword()
  async download(@Query() filter: AuditFilterQuery, @Requester() by: Author): Promise<StreamableFile> {
    const after = { ...filter };
    await this.audit.record(this.database.em(), { ...by, action: 'audit.export', target: 'all', after });
    return csvDownload('audit', COLUMNS, this.audit.all(filter));
  }
}

function toAuditItem({ prevHash: _prevHash, hash: _hash, at, ...entry }: AuditEntry): AuditItem {
  const { before = null, after = null, reason = null, requestId = null, visitor = null, sessionId = null } = entry;
  return { ...entry, at: at.toISOString(), before, after, reason, requestId, visitor, sessionId };
}

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditLog, RefusedAttempts],
  exports: [AuditLog, RefusedAttempts],
})
export class AuditModule {}
