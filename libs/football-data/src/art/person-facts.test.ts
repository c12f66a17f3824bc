import { describe, expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { coachFacts, playerFacts } from './person-facts.ts';

const { clubs, nations, players, coaches } = loadFootballData();
const clubById = new Map(clubs.map((club) => [club.id, club]));
const factsOf = (name: string) =>
  playerFacts(
    players.find((player) => player.name === name)!,
    clubById,
    null,
  );
const nationKitOf = (name: string) => {
  const player = players.find((one) => one.name === name)!;
  const kit = playerFacts(
    player,
    clubById,
    nations.find(({ code }) => code === player.nation)!,
  ).nationKit;
  return kit && [kit.pattern, ...kit.colors].join(' ');
};
const coachFactsOf = (name: string) =>
  coachFacts(
    coaches.find((coach) => coach.name === name)!,
    clubById,
    null,
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

  test.each([
    ['Ronaldinho', 'plain yellow green'],
    ['Aleksandr Golovin', 'plain red white'],
    ['Andrey Arshavin', 'plain white blue'],
    ['Luka Modrić', 'checks white red'],
    ['Michael Essien', null],
  ])('%s has the national kit %s', (name, kit) => {
    expect(nationKitOf(name)).toBe(kit);
  });

  test('a player without a career has no kit and no decade', () => {
    const facts = playerFacts({ ...players[0]!, career: [] }, clubById, null);
    expect(facts).toMatchObject({ kit: null, decade: null });
  });

  test('a career that began before 1950 has the first decade', () => {
    const career = [{ clubId: 1, start: 1932, end: 1948, matches: 400 }];
    expect(playerFacts({ ...players[0]!, career }, clubById, null).decade).toBe(1950);
  });
});

test("a coach's scarf has the colors of the club with the most years", () => {
  expect(coachFactsOf('Alex Ferguson')).toMatchObject({ colors: ['red', 'white'], decade: 1970, gold: true });
});
