import { dealSeed, tokenOfMatchday, type ConnectionsPuzzle, type PlayerGridPuzzle } from '@soccer-legends/contracts';
import { loadFootballData, otherClubIds } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { drawCareerPlayers } from '../features/games/career-game/career-draw.ts';
import { indexForConnections } from '../features/games/puzzles/connections-index.ts';
import { generateConnectionsPuzzle } from '../features/games/puzzles/connections-puzzle.ts';
import { generatePlayerGridPuzzle, indexForPlayerGrid } from '../features/games/puzzles/player-grid-puzzle.ts';
import { snapshotOf } from '../../test/fixtures/test-catalogue.ts';
import { drawPlayers } from '../features/people/people.port.ts';
import { type RandomSource, SeededRandom, sample } from '../platform/environment/random-source.ts';

const MATCHDAYS = 1000;

const facts = loadFootballData();
const snapshot = snapshotOf(facts);
const players = [...snapshot.players.values()];
const teams = [...snapshot.teams.values()];
const connections = indexForConnections(snapshot, facts);
const grid = indexForPlayerGrid(snapshot);
const idsOf = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id);

/** The draws of a matchday by the names under which they are stored. */
const DRAWS: Readonly<Record<string, (random: RandomSource) => unknown>> = {
  'players.30': (random) => idsOf(drawPlayers(players, 30, random)),
  'players.asked': (random) => idsOf(drawCareerPlayers(players, random)),
  'logos.sampled': (random) => idsOf(sample(teams, random, { count: 100 })),
  connections: (random) => generateConnectionsPuzzle(connections, random),
  playerGrid: (random) => generatePlayerGridPuzzle(grid, random),
};

test.each(Object.entries(DRAWS))('a thousand matchdays have a thousand different draws of %s', (name, draw) => {
  const drawn = Array.from({ length: MATCHDAYS }, (_, day) => {
    return JSON.stringify(draw(new SeededRandom(dealSeed(tokenOfMatchday(day + 1), name))));
  });
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(MATCHDAYS);
});

const nameOfClub = new Map([...facts.clubs, ...facts.otherClubs].map(({ id, name }) => [id, name]));
const otherIdOf = otherClubIds(facts.otherClubs);
const factsOf = new Map(facts.players.map((player) => [player.id, player]));
/** Whether a spell of the data set, which joins the club by id, is at the club. No two clubs have the same name. */
const wasAt = (player: number, club: string): boolean =>
  factsOf.get(player)!.career.some((spell) => nameOfClub.get(spell.clubId ?? otherIdOf(spell)!) === club);

test('a thousand boards and grids name no club or country that is not that of the player', () => {
  const wrong: string[] = [];
  for (let day = 1; day <= MATCHDAYS; day++) {
    const random = (name: string) => new SeededRandom(dealSeed(tokenOfMatchday(day), name));
    const board = generateConnectionsPuzzle(connections, random('connections')) as ConnectionsPuzzle;
    for (const { id, players: members } of board.groups)
      for (const club of clubsIn(id))
        wrong.push(...members.filter((member) => !wasAt(member, club)).map((member) => `${member} at ${club}`));
    const {
      players: dealt,
      clubs,
      countries,
    } = generatePlayerGridPuzzle(grid, random('playerGrid')) as PlayerGridPuzzle;
    for (const { id, clubId, countryId } of dealt) {
      const { name } = clubs.find((club) => club.id === clubId)!;
      const { nation } = countries.find((country) => country.id === countryId)!;
      if (!wasAt(id, name) || factsOf.get(id)!.nation !== nation) wrong.push(`${id} of ${nation} at ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Returns the clubs of a group such as `club Ajax` or `twoClubs Ajax / Milan`. */
function clubsIn(group: string): string[] {
  const [, kind, about = ''] = /^(\S+) (.*)$/.exec(group) ?? [];
  return kind === 'club' || kind === 'twoClubs' ? about.split(' / ') : [];
}
