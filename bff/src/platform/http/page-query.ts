import type { PageCursor, SortOrder } from '@soccer-legends/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { WholeNumber } from './request-fields.ts';

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

/** Returns the number and the offset of a page in a list of `total` items. A page beyond the end becomes the last page. */
export function pageOf(total: number, page: number, pageSize: number): { page: number; offset: number } {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(page, last);
  return { page: shown, offset: (shown - 1) * pageSize };
}

interface CursorParameters extends PageCursor {
  pageSize?: number;
}

export function withCursor<Filter extends object>(base: new () => Filter): new () => Filter & CursorParameters {
  class WithCursor extends (base as new () => object) implements CursorParameters {
    @IsOptional()
    @WholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER })
    before?: number;

    @IsOptional()
    @WholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER })
    after?: number;

    @IsOptional()
    @WholeNumber({ min: 1, max: 200 })
    pageSize?: number;
  }
  return WithCursor as new () => Filter & CursorParameters;
}

export class CursorQuery extends withCursor<object>(Object) {}
