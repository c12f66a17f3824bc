import type { Translate } from '@soccer-legends/game-sdk';
import type { Crest } from '@soccer-legends/game-sdk/data';

/**
 * Returns a description of a crest for screen readers, without the club's name. Null if the game has no text for a part
 * of it, which happens when the server is newer than the game.
 */
export function describeCrest({ shape, field, colors, charge, chargeColor }: Crest, t: Translate): string | null {
  const [first, second] = colors;
  const parts = {
    shape: t(`crest.shape.${shape}`),
    field: t(`crest.field.${field}`, { first: t(`crest.color.${first}`), second: t(`crest.color.${second}`) }),
    charge: t(`crest.charge.${charge}`),
    color: t(`crest.color.${chargeColor}`),
  };
  // A missing text is returned as its key.
  const isSaid = Object.values(parts).every((part) => !part.includes('crest.'));
  return isSaid ? t('crest.sentence', parts) : null;
}
