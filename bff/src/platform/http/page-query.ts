import { IsOptional } from 'class-validator';
import { WholeNumber } from './whole-number.ts';

/** The page of a list that a request asks for. */
export class PageQuery {
  /** Counted from 1. */
  @IsOptional()
  @WholeNumber({ min: 1, max: 1_000_000 })
  page?: number;

  @IsOptional()
  @WholeNumber({ min: 1, max: 200 })
  pageSize?: number;
}
