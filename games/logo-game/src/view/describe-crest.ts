import type { Translate } from '@soccer-legends/game-sdk';
import type { Crest } from '@soccer-legends/game-sdk/data';

/**
 * Returns a description of a crest for screen readers, without the club's name. Null if the game has no text for a part
 * of it, which happens when the server is newer than the game.
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
