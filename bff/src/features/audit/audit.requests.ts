import { AUDIT_OUTCOMES, type AuditOutcome, type AuditQuery } from '@soccer-legends/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { WholeNumber } from '../../platform/http/whole-number.ts';
import type { AuditFilter } from './audit-log.ts';

export class AuditFilterQuery implements AuditFilter {
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
  @MaxLength(64, { message: 'search must be a text of at most 64 characters' })
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: 'search must not have control characters' })
  search?: string;

  @IsOptional()
  @IsIn(AUDIT_OUTCOMES, { message: `outcome must be one of ${AUDIT_OUTCOMES.join(', ')}` })
  outcome?: AuditOutcome;
}

export class AuditPageQuery extends AuditFilterQuery implements AuditQuery {
  @IsOptional()
  @WholeNumber({ min: 1, max: 1_000_000 })
  page?: number;

  @IsOptional()
  @WholeNumber({ min: 1, max: 200 })
  pageSize?: number;
}
