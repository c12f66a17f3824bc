import type { AuditActors, AuditItem, AuditPage, AuditVerification } from '@soccer-legends/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { AuditLog } from './audit-log.ts';
import { AuditPageQuery } from './audit.requests.ts';

const PAGE_SIZE = 50;
const MAX_ACTORS = 200;

@Controller('api/admin/audit')
@MinimumRole('owner')
export class AuditController {
  constructor(private readonly audit: AuditLog) {}

  @Get()
  async list(@Query() { before, after, pageSize = PAGE_SIZE, ...filter }: AuditPageQuery): Promise<AuditPage> {
    const cursor = { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
    const { items, ...cursors } = await this.audit.page(pageSize, filter, cursor);
    return { items: items.map(toAuditItem), ...cursors };
  }

  @Get('actors')
  actors(): Promise<AuditActors> {
    return this.audit.actors(MAX_ACTORS);
  }

  @Get('verification')
  verification(): Promise<AuditVerification> {
    return this.audit.verify();
  }
}

function toAuditItem({ prevHash: _prevHash, hash: _hash, at, ...entry }: AuditEntry): AuditItem {
  const { before = null, after = null, reason = null, requestId = null, visitor = null, sessionId = null } = entry;
  return { ...entry, at: at.toISOString(), before, after, reason, requestId, visitor, sessionId };
}
