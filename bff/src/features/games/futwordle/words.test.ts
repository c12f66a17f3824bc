import { loadFootballData } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { snapshotOf } from '../../../../test/fixtures/test-catalogue.ts';
import { wordsOf } from './words.ts';

const snapshot = snapshotOf(loadFootballData());
const words = [4, 5, 6, 7].flatMap((length) => wordsOf(snapshot, length));

test('FutWordle has at least four hundred words, all of well-known players', () => {
  expect(words.length).toBeGreaterThanOrEqual(400);
  const fameOf = new Map([...snapshot.players.values()].map(({ name, fame }) => [name, fame]));
  expect(words.filter(({ fullName }) => fameOf.get(fullName)! < 3)).toEqual([]);
});

test.each([
  ['INIESTA', 'Barcelona', '2002–2018'],
  ['PIRLO', 'Milan', '2001–2011'],
  ['BECKHAM', 'Manchester United', '1992–2003'],
  ['BUFFON', 'Juventus', '2001–2018, 2019–2021'],
  ['MULLER', 'Bayern Munich', '2008–2025'],
])('the hint for the word %s is the club with most matches: %s, %s', (word, team, teamYears) => {
  expect(words.find((answer) => answer.word === word)).toMatchObject({ team, teamYears });
});

test('the hint for a word is the earlier of two clubs with equally many matches', () => {
  const player = [...snapshot.players.values()].find(({ name }) => name === 'Andrea Pirlo')!;
  const [spell] = player.spells;
  const spells = [
    { ...spell!, teamId: null, club: 'First', from: 2000, to: 2005, matches: 90 },
    { ...spell!, teamId: null, club: 'Second', from: 2005, to: 2010, matches: 90 },
  ];
  const players = new Map([[player.id, player.with({ spells })]]);
  expect(wordsOf({ ...snapshot, players }, 5)).toMatchObject([
    { word: 'PIRLO', team: 'First', teamYears: '2000–2005' },
  ]);
});

test('the answer of a word that several players share is the best-known one', () => {
  const fameOf = new Map([...snapshot.players.values()].map(({ name, fame }) => [name, fame]));
  const shared = words.filter(({ also }) => also.length > 0);
  expect(shared.length).toBeGreaterThan(0);
  const outshone = shared.filter(({ fullName, also }) =>
    also.some((name) => fameOf.get(name)! > fameOf.get(fullName)!),
  );
  expect(outshone).toEqual([]);
});
