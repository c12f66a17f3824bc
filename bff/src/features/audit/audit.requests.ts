import { IsOptional } from 'class-validator';
import { WholeNumber } from '../../platform/http/whole-number.ts';

export class AuditQuery {
  @IsOptional()
  @WholeNumber({ min: 1, max: 1_000_000 })
  page?: number;

  @IsOptional()
  @WholeNumber({ min: 1, max: 200 })
  pageSize?: number;
}
