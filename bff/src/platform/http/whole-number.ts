import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

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

/**
 * Validates an id in a body, where numbers are not text.
 * @param owner for the message, with its article, as in "a player"
 */
export function IdOf(owner: string): PropertyDecorator {
  const message = `$property must be the id of ${owner}`;
  return applyDecorators(IsInt({ message }), Min(1, { message }), Max(LARGEST_ID, { message }));
}
