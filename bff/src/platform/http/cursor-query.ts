import type { PageCursor } from '@soccer-legends/contracts';
import { IsOptional } from 'class-validator';
import { WholeNumber } from './whole-number.ts';
import type { Exactly } from './exactly.ts';

interface CursorParameters extends PageCursor {
  pageSize?: number;
}

/** Adds the parameters of a page before or after an entry to a query. */
export function withCursor<Filter extends object>(base: new () => Filter): new () => Filter & CursorParameters {
  class WithCursor extends (base as new () => object) implements Exactly<WithCursor, CursorParameters> {
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
