import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { clubStays } from './club-stays.ts';
import { Pictures } from './pictures.ts';
import { bundledRows } from './bundled-rows.ts';
import { buildSnapshot } from './build-snapshot.ts';

const facts = loadFootballData();
const { players, teams } = buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));

test.each([
  ['a return after years elsewhere is a second stay', 'Gianluigi Buffon', 'Juventus', '2001–2018, 2019–2021'],
  ['a loan and the transfer after it are one stay', 'Juan Cuadrado', 'Juventus', '2015–2023'],
  ['spells of one club without a gap are one stay', 'Hernán Crespo', 'Inter', '2002–2003, 2006–2009'],
  ['a stay goes on after its loan', 'Martin Ødegaard', 'Arsenal', '2021–'],
])('%s: %s, %s, %s', (_what, name, club, years) => {
  const player = [...players.values()].find((other) => other.name === name)!;
  expect(clubStays(player, teams).find((stay) => stay.club === club)?.years).toBe(years);
});

test.each<[number | null, number | null, number, boolean]>([
  [20, 2010, 20, true],
  [19, 2010, 19, false],
  [null, 2010, 0, false],
  [null, 2011, 15, false],
  [null, 2012, 30, true],
  [null, null, 20, true],
])(
  'a spell from 2010 with %s matches until %s counts as %s matches, remembered: %s',
  (matches, to, counted, isRemembered) => {
    const spell = {
      ...[...players.values()][0]!.spells[0]!,
      club: 'Nowhere',
      teamId: null,
      from: 2010,
      to,
      matches,
    };
    expect(clubStays({ spells: [spell] }, teams)).toEqual([
      expect.objectContaining({ matches: counted, isRemembered }),
    ]);
  },
);

test('two clubs with the same name are two stays', () => {
  const [spell] = [...players.values()][0]!.spells;
  const spells = [250, 1017].map((teamId) => ({ ...spell!, club: 'Al-Ahli', teamId }));
  expect(clubStays({ spells }, teams).map(({ teamId }) => teamId)).toEqual([250, 1017]);
});
