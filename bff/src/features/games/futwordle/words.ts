import type { WordleAnswer } from '@soccer-legends/contracts';
import { groupBy } from '../../../platform/group-by.ts';
import type { CataloguePlayer, CatalogueSnapshot } from '../../people/people.port.ts';
import { clubStays, guessableWord, KNOWN_FAME, lastNameOf, type ClubStay } from '../../people/people.pure.port.ts';

/** Returns the known last names of one length, each described by its most famous player, most famous first. */
export function wordsOf({ players, teams }: CatalogueSnapshot, length: number): WordleAnswer[] {
  const guessable = [...players.values()].flatMap((player) => {
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
    .filter(({ namesakes }) => namesakes[0]!.fame >= KNOWN_FAME)
    .sort((a, b) => byFame(a.namesakes[0]!, b.namesakes[0]!))
    .map(({ word, namesakes }) => toAnswer(word, namesakes, teams));
}

function toAnswer(word: string, [best, ...others]: CataloguePlayer[], teams: CatalogueSnapshot['teams']): WordleAnswer {
  const { id, name, country, position } = best!;
  const lastName = lastNameOf(best!);
  const { club: team, years } = mainClub(best!, teams);
  return {
    id,
    word,
    lastName,
    fullName: name,
    country,
    team,
    teamYears: years,
    position: position!,
    also: others.map((other) => other.name),
  };
}

/** Returns the club with the most league matches; the earlier one of two with equally many. */
function mainClub(player: CataloguePlayer, teams: CatalogueSnapshot['teams']): ClubStay {
  return clubStays(player, teams).reduce((best, other) => (other.matches > best.matches ? other : best));
}

function byFame(a: CataloguePlayer, b: CataloguePlayer): number {
  return b.fame - a.fame || a.id - b.id;
}
