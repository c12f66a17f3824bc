import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { withoutInvisible } from './clean-text.ts';
import { Length, Matches } from 'class-validator';

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
