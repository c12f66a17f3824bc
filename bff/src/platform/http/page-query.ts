import type { SortOrder } from '@soccer-legends/contracts';
import { IsIn, IsOptional } from 'class-validator';
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

export class SortedPageQuery extends PageQuery {
  @IsOptional()
  @IsIn(['asc', 'desc'], { message: 'order must be asc or desc' })
  order?: SortOrder;
}

export const SortedBy = (columns: readonly string[]): PropertyDecorator =>
  IsIn(columns, { message: `sort must be one of ${columns.join(', ')}` });
