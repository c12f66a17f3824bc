import { letters, type WordleAnswer } from '@soccer-legends/contracts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';

/** The words of one length to guess: last names, each with its best known bearer, in order of fame. */
export function wordPool(players: Iterable<CataloguePlayer>, length: number): WordleAnswer[] {
  const bearers = new Map<string, CataloguePlayer[]>();
  for (const player of players) {
    const word = wordOf(player);
    if (word?.length !== length) continue;
    const others = bearers.get(word);
    if (others) others.push(player);
    else bearers.set(word, [player]);
  }
  return [...bearers]
    .map(([word, named]) => ({ word, named: named.toSorted(byFame) }))
    .sort((a, b) => byFame(a.named[0]!, b.named[0]!))
    .map(({ word, named }) => toAnswer(word, named));
}

/** The letters to guess for a player; undefined where the last name is not one plain word. */
export function wordOf({ name, surname, career, position }: CataloguePlayer): string | undefined {
  const parts = name.split(/\s+/);
  const last = surname ?? parts.at(-1)!;
  if (career.length === 0 || !position || /[\s-]/.test(last)) return undefined;
  const before = parts[parts.indexOf(last) - 1];
  // Nobody can know whether "van Dijk" is to be typed with or without its particle.
  if (before && /^\p{Ll}/u.test(before)) return undefined;
  return letters(last);
}

function toAnswer(word: string, [best, ...others]: CataloguePlayer[]): WordleAnswer {
  const { name, surname, country, career, spells, position } = best!;
  const present = spells.findLastIndex(({ endYear, loan }) => endYear === null && !loan);
  const own = spells.findLastIndex(({ loan }) => !loan);
  const team = career[present !== -1 ? present : own !== -1 ? own : career.length - 1]!.team;
  return {
    word,
    lastName: surname ?? name.split(/\s+/).at(-1)!,
    fullName: name,
    country,
    team,
    position: position!,
    also: others.map((other) => other.name),
  };
}

function byFame(a: CataloguePlayer, b: CataloguePlayer): number {
  return b.fame - a.fame || a.id - b.id;
}
