import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  Length,
  Matches,
  Max,
  Min,
  IsOptional,
} from 'class-validator';
import { withoutInvisible } from './clean-text.ts';
import type { PageCursor, SortOrder } from '@soccer-legends/contracts';

export function OneOf(values: readonly unknown[]): PropertyDecorator {
  return IsIn(values, { message: `$property must be one of ${values.join(', ')}` });
}

/** Validates one line of text, in NFC and without invisible characters, by its length in UTF-16 units. */
export function NormalizedLine({
  min,
  max,
  message,
}: {
  min: number;
  max: number;
  message: string;
}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? withoutInvisible(value.normalize('NFC')).trim() : value,
    ),
    Length(min, max, { message }),
    Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: '$property must not have control characters' }),
  );
}

/** Validates a whole number in a URL: digits only, no sign, no exponent, no leading zero. */
export function WholeNumber({ min, max }: { min: number; max: number }): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^(0|[1-9]\d{0,9})$/.test(value) ? Number(value) : value,
    ),
    IsInt({ message: `$property must be a whole number from ${min} to ${max}` }),
    Min(min, { message: `$property must be at least ${min}` }),
    Max(max, { message: `$property must be at most ${max}` }),
  );
}

const ABOUT_TIMES = { message: '$property must be a time, such as 2026-11-23T08:00:00Z' };
/** ISO 8601 also has forms that `Date` does not read, such as weeks, and times without a time zone. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Validates an optional time with its time zone. */
export function OptionalTime(): PropertyDecorator {
  return applyDecorators(IsOptional(), Matches(TIME, ABOUT_TIMES), IsISO8601({ strict: true }, ABOUT_TIMES));
}

/** Ids are PostgreSQL's four-byte integers. */
export const LARGEST_ID = 2_147_483_647;

/** The path parameter of a row. */
export class IdPath {
  @WholeNumber({ min: 1, max: LARGEST_ID })
  id!: number;
}

/** Validates a whole number in a body, where numbers are not text. */
export function NumberFrom(min: number, max: number, options: { message?: string; each?: boolean } = {}) {
  return applyDecorators(IsInt(options), Min(min, options), Max(max, options)) as PropertyDecorator;
}

/** Validates an id in a body. @param owner for the message, with its article, as in "a player" */
export function IdOf(owner: string): PropertyDecorator {
  return NumberFrom(1, LARGEST_ID, { message: `$property must be the id of ${owner}` });
}

/** Validates a list of different values in a body. */
export function DistinctList(min: number, max: number, about: { message: string }): PropertyDecorator {
  return applyDecorators(IsArray(about), ArrayMinSize(min, about), ArrayMaxSize(max, about), ArrayUnique(about));
}

/** Validates a list of different ids in a body. */
export function IdList(min: number, max: number, about: { message: string }): PropertyDecorator {
  return applyDecorators(DistinctList(min, max, about), NumberFrom(1, LARGEST_ID, { ...about, each: true }));
}

/**
 * Checks a request class against its type in the contract: `class X implements Exactly<X, Contract>` compiles only if the class
 * has every field of the contract and no others, and if each type can be assigned to the other.
 */
export type Exactly<Request, Contract> = Contract &
  Record<Exclude<keyof Contract, keyof Request> | Exclude<keyof Request, keyof Contract>, never> &
  ([Contract] extends [Request] ? unknown : { contractAllowsMore: never });

/** All fields of a union of types. Those that only some of them have are optional. */
export type Joined<Union> = Pick<Union, keyof Union> & {
  [Key in Exclude<KeysOf<Union>, keyof Union>]?: Union extends Record<Key, infer Value> ? Value : never;
};

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

export class PageQuery {
  /** The first page is 1. */
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

/** The column of a sorted table, and its direction. */
export interface Sorting<Column> {
  column: Column;
  order: SortOrder;
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
