import { IsOptional } from 'class-validator';
import { WholeNumber } from './whole-number.ts';

export class PageQuery {
  /** Counted from 1. */
  @IsOptional()
  @WholeNumber({ min: 1, max: 1_000_000 })
  page?: number;

  @IsOptional()
  @WholeNumber({ min: 1, max: 200 })
  pageSize?: number;
}
