import type { Crest } from '@soccer-legends/contracts';

/** Returns a text that is equal only for equal crests. */
export function signatureOf({ shape, field, colors, charge, chargeColor }: Crest): string {
  return [shape, field, ...colors, charge, chargeColor].join(' ');
}

/** Returns the first color of the field, by which crests are told apart at a glance. */
export function dominantColor({ colors }: Crest): string {
  return colors[0];
}

/**
 * Returns whether two crests are hard to distinguish. With the same dominant color, they must differ in the charge, and
 * also in the shape or field.
 */
export function areTooSimilar(one: Crest, other: Crest): boolean {
  if (dominantColor(one) !== dominantColor(other)) return false;
  const sameOutline = one.shape === other.shape && one.field === other.field;
  return sameOutline || one.charge === other.charge;
}
