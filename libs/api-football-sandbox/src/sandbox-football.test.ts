import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { createSandboxFootball, loadNewcomers } from './sandbox-football.ts';

const data = loadFootballData();
const newcomers = loadNewcomers(data);

test('the sandbox has at least fifty players that a new site lacks', () => {
  expect(newcomers.length).toBeGreaterThanOrEqual(50);
});

test('a player who is added to the bundled data set is no longer a newcomer', () => {
  const [first] = newcomers;
  const later = loadNewcomers({ ...data, players: [...data.players, { ...first!, id: 999_999 }] });
  expect(later).toHaveLength(newcomers.length - 1);
});

test.each([
  ['player', 'players'],
  ['team', 'teams'],
  ['coach', 'coaches'],
] as const)('every %s of the sandbox has a unique id that fits the database', (_kind, of) => {
  const ids = [...createSandboxFootball(data, newcomers)[of].values()].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBeLessThan(2 ** 31);
});

test('no two clubs of the sandbox share an id', () => {
  const { players, coaches } = createSandboxFootball(data, newcomers);
  const stays = [...players, ...coaches].flatMap((person) =>
    person.stays.map(({ team }, index) => [team.id, person.facts.career[index]!] as const),
  );
  const names = new Map<number, Set<string>>();
  for (const [id, { club, clubCountry }] of stays)
    names.set(id, (names.get(id) ?? new Set()).add(`${club} ${clubCountry}`));
  expect([...names.values()].filter((of) => of.size > 1)).toEqual([]);
});

test.each(newcomers.map((player) => [player.name, player] as const))(
  'the career of the sandbox player %s is plausible and in chronological order',
  (_name, { born, career }) => {
    for (const { start, end, loan } of career) {
      expect(start).toBeGreaterThanOrEqual(born + 15);
      expect(end ?? 9999).toBeGreaterThanOrEqual(start);
      const owner = career.filter(
        (other) => !other.loan && other.start <= start && (other.end ?? 9999) >= (end ?? 9999),
      );
      if (loan) expect(owner).not.toEqual([]);
    }
    const starts = career.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  },
);
