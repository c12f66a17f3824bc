import type { Translate } from '@soccer-legends/game-sdk';
import type { Crest, TeamLogo } from '@soccer-legends/game-sdk/data';

/** Returns a crest in words, without the club's name. Null if the game is older than the server and lacks a text. */
export function describeCrest(crest: Crest, t: Translate): string | null {
  const parts = partsOf(crest, t);
  return parts && t('crest.sentence', parts);
}

/** Returns for example "Bologna: from a city with a famous university." Null for a crest without a known fact. */
export function explainCrest({ name, crest }: TeamLogo, t: Translate): string | null {
  if (crest?.fact === undefined) return null;
  const key = `crest.fact.${crest.fact}`;
  const fact = t(key);
  // A missing text is returned as its key.
  return fact === key ? null : t('crest.reason', { name, fact });
}

function partsOf({ shape, field, colors, charge, chargeColor }: Crest, t: Translate) {
  const [first, second] = colors;
  const parts = {
    shape: t(`crest.shape.${shape}`),
    field: t(`crest.field.${field}`, { first: t(`crest.color.${first}`), second: t(`crest.color.${second}`) }),
    charge: t(`crest.charge.${charge}`),
    color: t(`crest.color.${chargeColor}`),
  };
  // A missing text is returned as its key.
  return Object.values(parts).every((part) => !part.includes('crest.')) ? parts : null;
}
