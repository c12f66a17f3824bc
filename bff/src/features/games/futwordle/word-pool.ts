import type { WordleAnswer } from '@soccer-legends/contracts';
import { wordOf } from '@soccer-legends/football-data';
import { Injectable } from '@nestjs/common';
import { Bus } from '../../../platform/events/bus.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { CachedResponse, PUBLIC_CACHE } from '../../../platform/http/cached-response.ts';
import { type CataloguePlayer, ReadModel } from '../../catalogue/catalogue.port.ts';

/** `GET /api/futwordle/answers`, prepared once for each word length. */
@Injectable()
export class WordPool {
  private readonly byLength = new Map<number, CachedResponse>();

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => this.byLength.clear());
  }

  answer(length: number): CachedResponse {
    const cached = this.byLength.get(length);
    if (cached) return cached;
    const answer = CachedResponse.json(wordsOf(this.readModel.snapshot.players.values(), length), PUBLIC_CACHE);
    this.byLength.set(length, answer);
    return answer;
  }
}

/** Returns the last names of one length, most famous first, each described by its most famous player. */
function wordsOf(players: Iterable<CataloguePlayer>, length: number): WordleAnswer[] {
  const guessable = [...players].flatMap((player) => {
    const word = guessableWord(player);
    return word?.length === length ? [{ word, player }] : [];
  });
  return Array.from(
    groupBy(guessable, ({ word }) => word),
    ([word, entries]) => ({
      word,
      namesakes: entries.map(({ player }) => player).sort(byFame),
    }),
  )
    .sort((a, b) => byFame(a.namesakes[0]!, b.namesakes[0]!))
    .map(({ word, namesakes }) => toAnswer(word, namesakes));
}

/** A player without a club or a position gives no hint and is left out. */
function guessableWord(player: CataloguePlayer): string | undefined {
  const { name, career, position } = player;
  return career.length > 0 && position ? wordOf({ name, surname: lastNameOf(player) }) : undefined;
}

function lastNameOf({ name, surname }: CataloguePlayer): string {
  return surname ?? name.split(/\s+/).at(-1)!;
}

function toAnswer(word: string, [best, ...others]: CataloguePlayer[]): WordleAnswer {
  const { name, country, career, spells, position } = best!;
  const current = spells.findLastIndex(({ endYear, loan }) => endYear === null && !loan);
  const latest = spells.findLastIndex(({ loan }) => !loan);
  const team = career[current !== -1 ? current : latest !== -1 ? latest : career.length - 1]!.team;
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
