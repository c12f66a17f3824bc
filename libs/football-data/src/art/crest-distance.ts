import type { Crest } from '@soccer-legends/contracts';

/** Everything that tells one crest from another, in one word. */
export function signatureOf({ shape, field, colours, charge, chargeColour }: Crest): string {
  return [shape, field, ...colours, charge, chargeColour].join(' ');
}

/** The colour a crest is remembered by. */
export function dominantColour({ colours }: Crest): string {
  return colours[0];
}

/** Two crests of one colour need another charge, and another shape or another field besides. */
export function areTooAlike(one: Crest, other: Crest): boolean {
  if (dominantColour(one) !== dominantColour(other)) return false;
  const sameOutline = one.shape === other.shape && one.field === other.field;
  return sameOutline || one.charge === other.charge;
}
