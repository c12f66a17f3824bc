import { IsOptional } from 'class-validator';
import { WholeNumber } from './whole-number.ts';

/** Items of a page if the request does not say how many. */
export const DEFAULT_PAGE_SIZE = 25;

export class PageQuery {
  /** Counted from 1. */
  @IsOptional()
  @WholeNumber({ min: 1, max: 1_000_000 })
  page?: number;

  @IsOptional()
  @WholeNumber({ min: 1, max: 200 })
  pageSize?: number;
}
