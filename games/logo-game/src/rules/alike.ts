import type { Crest } from '@soccer-legends/game-sdk/data';

/** Whether two pictures show the same crest. Real logos count as different: nothing is known about them. */
export function isAlike(one: Crest | null, other: Crest | null): boolean {
  return one !== null && other !== null && signatureOf(one) === signatureOf(other);
}

function signatureOf({ shape, field, colours, charge, chargeColour }: Crest): string {
  // A plain field shows no second color.
  const shown = field === 'plain' ? colours.slice(0, 1) : colours;
  return [shape, field, ...shown, charge, chargeColour].join(' ');
}
