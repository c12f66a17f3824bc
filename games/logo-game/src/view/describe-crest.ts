import type { Translate } from '@soccer-legends/game-sdk';
import type { Crest } from '@soccer-legends/game-sdk/data';

/**
 * What a crest shows, for those who cannot see it: no more than the drawing tells, and never the club's name.
 * Null where the game has no word for a part of it, as one older than the server may not.
 */
export function describeCrest({ shape, field, colours, charge, chargeColour }: Crest, t: Translate): string | null {
  const [first, second] = colours;
  const parts = {
    shape: t(`crest.shape.${shape}`),
    field: t(`crest.field.${field}`, { first: t(`crest.colour.${first}`), second: t(`crest.colour.${second}`) }),
    charge: t(`crest.charge.${charge}`),
    colour: t(`crest.colour.${chargeColour}`),
  };
  // A missing text is returned as its key.
  const isSaid = Object.values(parts).every((part) => !part.includes('crest.'));
  return isSaid ? t('crest.sentence', parts) : null;
}
