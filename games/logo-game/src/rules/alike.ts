import type { Crest } from '@soccer-legends/game-sdk/data';

/**
 * Returns whether two crests look the same. Real logos, which are null, count as different, because nothing is known
 * about them.
 */
export function isAlike(one: Crest | null, other: Crest | null): boolean {
  return one !== null && other !== null && signatureOf(one) === signatureOf(other);
}

function signatureOf({ shape, field, colors, charge, chargeColor }: Crest): string {
  // A plain field shows no second color.
  const shown = field === 'plain' ? colors.slice(0, 1) : colors;
  return [shape, field, ...shown, charge, chargeColor].join(' ');
}
