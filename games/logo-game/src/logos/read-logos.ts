import { aNumber, aText, fold, isYouthTeam, listOf, objectOf, orElse } from '@soccer-legends/game-sdk';
import type { Crest, TeamLogo } from '@soccer-legends/game-sdk/data';

const readCrest = objectOf<Omit<Crest, 'fact' | 'beside'>, Pick<Crest, 'fact' | 'beside'>>(
  {
    shape: aText,
    field: aText,
    colors: (value) => {
      const [first, second] = listOf(aText)(value);
      return first !== undefined && second !== undefined ? [first, second] : undefined;
    },
    charge: aText,
    chargeColor: aText,
  },
  { fact: aText, beside: objectOf({ charge: aText, fact: aText }) },
);

const readLogo = objectOf<Omit<TeamLogo, 'id'>, Pick<TeamLogo, 'id'>>(
  { name: aText, logoUrl: aText, country: orElse(aText, null), crest: orElse(readCrest, null) },
  { id: aNumber },
);

/** Returns the usable logos of the server's response: unique names with a picture, without youth teams. */
export function readLogos(answer: readonly unknown[]): TeamLogo[] {
  const byName = new Map<string, TeamLogo>();
  for (const logo of listOf(readLogo)(answer)) {
    const name = fold(logo.name);
    if (!isYouthTeam(logo.name) && !byName.has(name)) byName.set(name, { id: byName.size + 1, ...logo });
  }
  return [...byName.values()];
}
