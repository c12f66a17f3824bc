import { dealSeed, tokenOfMatchday } from '@soccer-legends/contracts';
import { percent } from '@soccer-legends/contracts/testing';
import { loadFootballData } from '@soccer-legends/football-data';
import { CatalogueIndexes } from '../src/features/games/catalogue-indexes.ts';
import { drawsFrom } from '../src/features/games/effects/matchday-draws.ts';
import { countsOf, meanPeak } from './board-figures.ts';
import { snapshotOf } from '../test/fixtures/test-catalogue.ts';
import { KNOWN_FAME } from '../src/features/people/people.pure.port.ts';
import { SeededRandom } from '../src/platform/environment/random-source.ts';

/** Statistics of the people whom a draw deals on consecutive days. */
export interface DrawFigures {
  /** Number of different people who are dealt. */
  people: number;
  /** Number of people in the catalogue who are never dealt. */
  unseen: number;
  /** How often the most frequent person occurs in 30 consecutive days, on average. */
  in30Days: number;
  /** Percentage of the dealt names that few fans know: those with a fame below 3. */
  unknown: number;
}

/** The draws of people, by the games that show them. Guess the Manager is missing: it prefers well-known coaches itself. */
const GAMES = {
  'Career Guess': 'players.asked',
  'Connect Clubs': 'players.30',
  'Country Match, Player Wheel, Memo': 'players.300',
  'Football Connections': 'connections',
  'Player Grid': 'playerGrid',
} as const;

type Dealt = readonly { id: number }[] | { players: readonly { id: number }[] };

/** Measures the draws of a new server on its first days. Returns the figures by the titles of the games. */
export function drawFigures(days: number): Record<string, DrawFigures> {
  const facts = loadFootballData();
  const snapshot = snapshotOf(facts);
  const draws = drawsFrom(new CatalogueIndexes(snapshot, facts));
  const figuresOf = (name: string): DrawFigures => {
    const dealt = Array.from({ length: days }, (_, day) => {
      const people = draws[name]!(new SeededRandom(dealSeed(tokenOfMatchday(day + 1), name))) as Dealt;
      return ('players' in people ? people.players : people).map(({ id }) => id);
    });
    const all = dealt.flat();
    const unknown = all.filter((id) => snapshot.players.get(id)!.fame < KNOWN_FAME);
    const people = countsOf(all).size;
    return {
      people,
      unseen: snapshot.players.size - people,
      in30Days: meanPeak(dealt),
      unknown: percent(unknown.length / all.length),
    };
  };
  return Object.fromEntries(Object.entries(GAMES).map(([game, name]) => [game, figuresOf(name)]));
}
