import { nameKey } from '@soccer-legends/contracts';
import type { FootballData } from '../facts.ts';
import { isNationalTeam } from '../text/people.ts';

/** Two clubs or players whom people may take for one another, with their countries. */
export type Namesakes = readonly [string, string];

interface Named {
  label: string;
  name: string;
  /** Other names, which people also use alone. */
  others: readonly string[];
}

/** Returns pairs of clubs in which the name of one is, or contains, that of the other, such as Nacional da Madeira and Nacional. */
export function clubNamesakes({ clubs, otherClubs }: Pick<FootballData, 'clubs' | 'otherClubs'>): Namesakes[] {
  return namesakes(
    [...clubs, ...otherClubs]
      .filter(({ name }) => !isNationalTeam(name))
      .map(({ name, country, aliases }) => ({ label: `${name} (${country})`, name, others: aliases })),
  );
}

/** Returns pairs of players in which the name of one is, or contains, that of the other, such as Cristiano Ronaldo and Ronaldo. */
export function playerNamesakes({ players }: Pick<FootballData, 'players'>): Namesakes[] {
  return namesakes(
    players.map(({ name, fullName, nation, born }) => ({
      label: `${name} (${nation}, ${born})`,
      name,
      others: fullName === null ? [] : [fullName],
    })),
  );
}

function namesakes(all: readonly Named[]): Namesakes[] {
  const known = all.map(({ label, name, others }) => ({
    label,
    words: nameKey(name).split(' '),
    keys: [name, ...others].map(nameKey),
  }));
  return known.flatMap((one, place) =>
    known
      .slice(place + 1)
      .filter(
        (other) =>
          one.keys.some((key) => other.keys.includes(key)) ||
          isPartOf(one.words, other.words) ||
          isPartOf(other.words, one.words),
      )
      .map((other): Namesakes => [one.label, other.label]),
  );
}

function isPartOf(words: readonly string[], all: readonly string[]): boolean {
  return words.every((word) => all.includes(word));
}
