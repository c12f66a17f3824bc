import {
  AUDIT_OUTCOMES,
  type AuditItem,
  type AuditOutcome,
  type AuditQuery,
  type AuditVerification,
  type Page,
} from '@soccer-legends/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { WholeNumber } from '../../platform/http/whole-number.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { AuditLog } from './audit-log.ts';

const PAGE_SIZE = 50;

class AuditPageQuery implements AuditQuery {
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
  @MaxLength(64, { message: 'search must be a text of at most 64 characters' })
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'search must not have control characters' })
  search?: string;

  @IsOptional()
  @IsIn(AUDIT_OUTCOMES, { message: `outcome must be one of ${AUDIT_OUTCOMES.join(', ')}` })
  outcome?: AuditOutcome;

  @IsOptional()
  @WholeNumber({ min: 1, max: 1_000_000 })
  page?: number;

  @IsOptional()
  @WholeNumber({ min: 1, max: 200 })
  pageSize?: number;
}

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
