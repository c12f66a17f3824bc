import { expect, test } from 'vitest';
import { samplePuzzle } from './sample.ts';

/** All players for whom each statement is true, including unintended ones. Looked up by hand. */
const TRUE_OF: Readonly<Record<string, readonly string[]>> = {
  worldCup2018: ['Raphaël Varane', "N'Golo Kanté", 'Antoine Griezmann', 'Olivier Giroud'],
  ballonDor: ['Lionel Messi', 'Cristiano Ronaldo', 'Luka Modrić', 'Karim Benzema'],
  liverpool: ['Virgil van Dijk', 'Mohamed Salah', 'Alisson', 'Andy Robertson'],
  centreBacks: ['Sergio Ramos', 'Rúben Dias', 'Giorgio Chiellini', 'Thiago Silva', 'Raphaël Varane', 'Virgil van Dijk'],
};

const { players, groups } = samplePuzzle();

test('the built-in puzzle has its four groups', () => {
  expect(groups.map(({ id, difficulty }) => [id, difficulty])).toEqual([
    ['worldCup2018', 2],
    ['ballonDor', 1],
    ['liverpool', 2],
    ['centreBacks', 3],
  ]);
  for (const group of groups) {
    const names = players.filter(({ id }) => group.players.includes(id)).map(({ name }) => name);
    expect(names).toHaveLength(4);
    for (const name of names) expect(TRUE_OF[group.id]).toContain(name);
  }
});

test('the sixteen players have exactly one valid grouping', () => {
  expect(new Set(players.map(({ id }) => id)).size).toBe(16);
  expect(
    ways(
      players.map(({ name }) => name),
      { worldCup2018: 4, ballonDor: 4, liverpool: 4, centreBacks: 4 },
    ),
  ).toBe(1);
});

function ways([name, ...others]: string[], room: Readonly<Record<string, number>>): number {
  if (name === undefined) return 1;
  return Object.entries(room).reduce((sum, [group, free]) => {
    if (free === 0 || !TRUE_OF[group]!.includes(name)) return sum;
    return sum + ways(others, { ...room, [group]: free - 1 });
  }, 0);
}
