import type { AuditItem, AuditVerification, Page } from '@soccer-legends/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import type { AuditEntry } from './audit-entry.entity.ts';
import { AuditLog } from './audit-log.ts';
import { AuditPageQuery } from './audit.requests.ts';

const PAGE_SIZE = 50;

@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditLog) {}

  @Get()
  async list(@Query() { page = 1, pageSize = PAGE_SIZE, ...filter }: AuditPageQuery): Promise<Page<AuditItem>> {
    const { entries, ...rest } = await this.audit.page(page, pageSize, filter);
    return { items: entries.map(toAuditItem), ...rest };
  }

  @Get('verification')
  verification(): Promise<AuditVerification> {
    return this.audit.verify();
  }
}

function toAuditItem({ prevHash: _prevHash, hash: _hash, at, ...entry }: AuditEntry): AuditItem {
  const { before = null, after = null, reason = null, requestId = null, visitor = null } = entry;
  return { ...entry, at: at.toISOString(), before, after, reason, requestId, visitor };
}
