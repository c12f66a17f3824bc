import type { AuditActors, AuditItem, AuditPage, AuditVerification } from '@soccer-legends/contracts';
import { Controller, Get, Query, type StreamableFile, Global, Module } from '@nestjs/common';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { AuditLog } from './audit-log.ts';
import { AuditFilterQuery, AuditPageQuery } from './audit.requests.ts';
import { Database } from '../../platform/database/database.ts';
import { csvDownload } from '../../platform/http/csv.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { Requester } from '../../platform/http/requester.ts';
import { RequiresPassword } from '../../platform/http/requires-password.ts';
import { RefusedAttempts } from './refused-attempts.ts';

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
    const entry = { ...by, action: 'audit.export', target: 'all', after: { ...filter } };
    await this.audit.record(this.database.em(), entry);
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
