import { squadPlayers } from '@soccer-legends/api-football-sandbox/squads';
import { loadFootballData } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../platform/environment/seeded-random.ts';
import { measureDraws, type Gate } from './draws-by-fame.ts';

const SEEDS = 100;
/** Maximum percentage of names in a game's draws that a fan would not know. */
const MOST_UNKNOWN = 10;

const facts = loadFootballData();
const random = new SeededRandom(1);
const squads = squadPlayers({
  ...{ clubs: facts.clubs, from: 2025, to: 2025, size: 30, firstId: 50_000 },
  random: () => random.next(),
});
const measure = (gate: Gate) =>
  measureDraws(facts, squads, gate, () => Array.from({ length: SEEDS }, (_, seed) => new SeededRandom(seed + 1)));

describe('after a sync of 3,000 squad players', () => {
  test('only experts know most of them', () => {
    expect(squads).toHaveLength(3000);
    expect(squads.filter(({ isKnown }) => isKnown).length).toBeLessThan(1200);
  });

  test('every game draws at most 10 % names that a fan would not know, even if all newcomers are accepted', () => {
    const drawn = measure('accepted');
    expect(drawn.filter(({ unknown }) => unknown === null || unknown > MOST_UNKNOWN)).toEqual([]);
    expect(drawn.map(({ byFame }) => byFame[0])).toEqual(Array(drawn.length).fill(0));
  });

  test('more than 10 % would be unknown without the gate', () => {
    const games = measure('everyone').filter(({ unknown }) => unknown !== null && unknown > MOST_UNKNOWN);
    expect(games.map(({ game }) => game)).toContain('Career Guess');
  });

  test('no synced player is drawn while all of them wait for review', () => {
    expect(measure('waiting').map(({ unknown }) => unknown)).toEqual([0, 0, 0, 0, 0]);
  });
});
