import type { Translate } from '@soccer-legends/game-sdk';
import type { Crest, TeamLogo } from '@soccer-legends/game-sdk/data';

/** Returns a crest in words, without the club's name. Null if the game is older than the server and lacks a text. */
export function describeCrest(crest: Crest, t: Translate): string | null {
  const parts = partsOf(crest, t);
  return parts && t('crest.sentence', parts);
}

/** Returns the facts, such as "Bologna: from a city with a famous university; from a city of carmakers."; null without any. */
export function explainCrest({ name, crest }: TeamLogo, t: Translate): string | null {
  const facts = [crest?.fact, crest?.beside?.fact].flatMap((code) => {
    if (code === undefined) return [];
    const key = `crest.fact.${code}`;
    const fact = t(key);
    // A missing text is returned as its key.
    return fact === key ? [] : [fact];
  });
  const [first, second] = facts;
  if (first === undefined) return null;
  return t('crest.reason', { name, fact: second === undefined ? first : t('crest.facts', { first, second }) });
}

function partsOf({ shape, field, colors, charge, chargeColor, beside }: Crest, t: Translate) {
  const [first, second] = colors;
  const sign = t(`crest.charge.${charge}`);
  const parts = {
    shape: t(`crest.shape.${shape}`),
    field: t(`crest.field.${field}`, { first: t(`crest.color.${first}`), second: t(`crest.color.${second}`) }),
    charge: beside ? t('crest.signs', { first: sign, second: t(`crest.charge.${beside.charge}`) }) : sign,
    color: t(`crest.color.${chargeColor}`),
  };
  // A missing text is returned as its key.
  return Object.values(parts).every((part) => !part.includes('crest.')) ? parts : null;
}
