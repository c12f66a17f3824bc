import { describe, expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { coachFacts, nationalTeams, playerFacts } from './person-facts.ts';

const { clubs, nations, players, coaches } = loadFootballData();
const clubById = new Map(clubs.map((club) => [club.id, club]));
const factsOf = (name: string) =>
  playerFacts(
    players.find((player) => player.name === name)!,
    clubById,
    null,
  );
const coachFactsOf = (name: string) =>
  coachFacts(
    coaches.find((coach) => coach.name === name)!,
    clubById,
    null,
    nationalTeams(nations),
  );

describe('the facts of a player', () => {
  test.each([
    ['Thierry Henry', 'sleeves red white', 14, 1990, true],
    ['Zinedine Zidane', 'plain white navy gold', 5, 1980, true],
    ['Lilian Thuram', 'hoops yellow blue', 21, 1990, false],
    ['Hugo Sánchez', 'plain white purple', 9, 1970, false],
  ])('%s', (name, kit, number, decade, gold) => {
    const facts = factsOf(name);
    expect([facts.kit!.pattern, ...facts.kit!.colors].join(' ')).toBe(kit);
    expect(facts).toMatchObject({ number, decade, gold });
  });

  test('without a career are a gray kit and no decade', () => {
    const facts = playerFacts({ ...players[0]!, career: [] }, clubById, null);
    expect(facts).toMatchObject({ kit: null, decade: null });
  });

  test('with a career that began before 1950 have the first decade', () => {
    const career = [{ clubId: 1, start: 1932, end: 1948, matches: 400 }];
    expect(playerFacts({ ...players[0]!, career }, clubById, null).decade).toBe(1950);
  });
});

describe('the facts of a coach', () => {
  test('are the scarf of the club with most years, and the teams with their pins', () => {
    const { colors, gold, career } = coachFactsOf('Alex Ferguson');
    expect(colors).toEqual(['red', 'white']);
    expect(gold).toBe(true);
    expect(career.map(({ label, years, crest, flag }) => [label, years, crest !== null, flag !== null])).toEqual([
      ['East Stirlingshire', '1974', false, false],
      ['St Mirren', '1974–78', false, false],
      ['Aberdeen', '1978–86', true, false],
      ['SCO', '1985–86', false, true],
      ['Manchester United', '1986–2013', true, false],
    ]);
  });
});
