import type { WordleAnswer } from '@soccer-legends/contracts';
import { wordOf } from '@soccer-legends/football-data';
import { Injectable } from '@nestjs/common';
import { type CataloguePlayer, ReadModel } from '../../catalogue/catalogue.port.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../../platform/http/cached-response.ts';

/** The words of one length to guess: last names, each with its best known bearer, in order of fame. */
export function wordPool(players: Iterable<CataloguePlayer>, length: number): WordleAnswer[] {
  const bearers = new Map<string, CataloguePlayer[]>();
  for (const player of players) {
    const word = guessableWord(player);
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

/** Somebody without a club or a position makes no hint. */
function guessableWord(player: CataloguePlayer): string | undefined {
  const { name, career, position } = player;
  return career.length > 0 && position ? wordOf({ name, surname: lastNameOf(player) }) : undefined;
}

function lastNameOf({ name, surname }: CataloguePlayer): string {
  return surname ?? name.split(/\s+/).at(-1)!;
}

function toAnswer(word: string, [best, ...others]: CataloguePlayer[]): WordleAnswer {
  const { name, country, career, spells, position } = best!;
  const present = spells.findLastIndex(({ endYear, loan }) => endYear === null && !loan);
  const own = spells.findLastIndex(({ loan }) => !loan);
  const team = career[present !== -1 ? present : own !== -1 ? own : career.length - 1]!.team;
  return {
    word,
    lastName: lastNameOf(best!),
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

/** `GET /api/futwordle/answers`, made once for each length. */
@Injectable()
export class Words {
  private readonly byLength = new Map<number, CachedResponse>();

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
  ) {
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.byLength.clear();
    });
  }

  answer(length: number): CachedResponse {
    const known = this.byLength.get(length);
    if (known) return known;
    const answer = CachedResponse.json(wordPool(this.readModel.snapshot.players.values(), length), PUBLIC_CACHE);
    this.byLength.set(length, answer);
    return answer;
  }
}
