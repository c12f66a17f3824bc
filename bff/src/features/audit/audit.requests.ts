import { AUDIT_OUTCOMES, type AuditOutcome, type AuditQuery } from '@soccer-legends/contracts';
import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { NormalizedLine } from '../../platform/http/normalized-line.ts';
import { PageQuery } from '../../platform/http/page-query.ts';
import type { AuditFilter } from './audit-log.ts';

export class AuditFilterQuery implements AuditFilter {
  @IsOptional()
  @NormalizedLine({ min: 0, max: 64, message: 'search must be a text of at most 64 characters' })
  search?: string;

  @IsOptional()
  @IsIn(AUDIT_OUTCOMES, { message: `outcome must be one of ${AUDIT_OUTCOMES.join(', ')}` })
  outcome?: AuditOutcome;
}

export class AuditPageQuery extends IntersectionType(AuditFilterQuery, PageQuery) implements AuditQuery {}
