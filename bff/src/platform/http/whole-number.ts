import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';

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

/** Ids are PostgreSQL's four-byte integers. */
export const LARGEST_ID = 2_147_483_647;

/** The path of one row. */
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
