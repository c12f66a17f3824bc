import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encoded } from '../challenge/challenge-link.ts';
import { type LeagueEntry, type LeagueRound, readEntry, writeEntry } from './league-entry.ts';
import { calendarWeek, formOf, leagueOf, medalsOf, pastWeeks, roundKey, tableOf, winsByDay } from './league-table.ts';

const MIRA = 'a'.repeat(16);
const SAM = 'b'.repeat(16);
const LEO = 'c'.repeat(16);

/** Returns the rounds of a matchday: `w` for a won fixture, `l` for a lost one. */
const rounds = (matchday: number, letters: string, at = 1): LeagueRound[] =>
  [...letters].map((letter, game) => ({ matchday, game: `game-${game}`, isWon: letter === 'w', at: at + game }));
const entry = (member: string, name: string | undefined, ...played: LeagueRound[][]): LeagueEntry => ({
  ...{ member, at: 1, rounds: played.flat() },
  ...(name !== undefined && { name }),
});
const rowsOf = (entries: readonly LeagueEntry[], days: readonly number[]) =>
  tableOf(leagueOf(entries).members, days).map(({ place, member, won, played }) => [place, member.name, won, played]);

test('the table of a week counts the fixtures won, and equal wins share a place', () => {
  const entries = [
    entry(MIRA, 'Mira', rounds(7, 'wwl'), rounds(8, 'w')),
    entry(SAM, 'Sam', rounds(7, 'www')),
    entry(LEO, 'Leo', rounds(7, 'wll'), rounds(6, 'wwwww')),
  ];
  expect(rowsOf(entries, [7, 8])).toEqual([
    [1, 'Sam', 3, 3],
    [1, 'Mira', 3, 4],
    [3, 'Leo', 1, 3],
  ]);
});

test('the form has the last five matchdays, and the columns of a week show the fixtures won on each day', () => {
  const { members } = leagueOf([
    entry(MIRA, 'Mira', rounds(3, 'ww'), rounds(4, 'wl'), rounds(6, 'll'), rounds(7, 'w')),
  ]);
  expect(formOf(members[0]!, 7)).toEqual(['won', 'drawn', undefined, 'lost', 'won']);
  expect(winsByDay(members[0]!, 3)).toEqual([undefined, undefined, undefined, 2, 1, undefined, 0]);
});

test('past weeks have medals for the first three places with a win', () => {
  const league = leagueOf([
    entry(MIRA, 'Mira', rounds(7, 'ww'), rounds(14, 'w')),
    entry(SAM, 'Sam', rounds(8, 'ww')),
    entry(LEO, 'Leo', rounds(9, 'lw'), rounds(15, 'l')),
  ]);
  const weeks = pastWeeks(league, 21);
  expect(weeks.map(({ week, best }) => [week, best.map(({ place, member }) => `${place} ${member.name}`)])).toEqual([
    [2, ['1 Mira']],
    [1, ['1 Mira', '1 Sam', '3 Leo']],
  ]);
  expect([MIRA, SAM, LEO].map((id) => medalsOf(id, weeks))).toEqual([
    [2, 0, 0],
    [1, 0, 0],
    [0, 0, 1],
  ]);
});

test.each([
  [0, 27],
  [1, 28],
  [26, 53],
  [27, 1],
])('week %i is the calendar’s week %i', (week, number) => {
  expect(calendarWeek(week)).toBe(number);
});

test('a member who chose a taken name gets a number, and a later name replaces an earlier one', () => {
  const entries = [
    { ...entry(SAM, 'Sam'), at: 5 },
    { ...entry(MIRA, 'Sam'), at: 9 },
    { ...entry(LEO, 'Leon'), at: 2 },
    { ...entry(LEO, 'Leo'), at: 3 },
  ];
  expect(leagueOf(entries).members.map(({ name }) => name)).toEqual(['Leo', 'Sam', 'Sam 2']);
});

test('only the first result of a fixture counts, and a result from an older code counts only if there is no other', () => {
  const [late] = rounds(7, 'w', 50);
  const [early] = rounds(7, 'l', 40);
  const { at: _at, ...moved } = rounds(7, 'w', 1)[0]!;
  expect(rowsOf([entry(MIRA, 'Mira', [late!], [early!], [moved])], [7])).toEqual([[1, 'Mira', 0, 1]]);
});

test('the result of replayed moves replaces the claimed one, and a round with refused moves does not count', () => {
  const [lost, won, refused, claimed] = rounds(7, 'wlww');
  const verdicts = {
    [roundKey(MIRA, lost!)]: 'lost',
    [roundKey(MIRA, won!)]: 'won',
    [roundKey(MIRA, refused!)]: 'refused',
    [roundKey(MIRA, claimed!)]: 'claimed',
  } as const;
  const { members } = leagueOf([entry(MIRA, 'Mira', [lost!, won!, refused!, claimed!])], verdicts);
  expect(tableOf(members, [7])[0]).toMatchObject({ won: 2, played: 3 });
});

test('a refused result does not hide a later one of the same fixture', () => {
  const [forged] = rounds(7, 'l', 1);
  const [own] = rounds(7, 'w', 90);
  const { members } = leagueOf([entry(MIRA, 'Mira', [forged!], [own!])], { [roundKey(MIRA, forged!)]: 'refused' });
  expect(tableOf(members, [7])[0]).toMatchObject({ won: 1, played: 1 });
});

const name = fc.constantFrom('Mira', 'Sam', 'Leo', 'Aïcha');
const round: fc.Arbitrary<LeagueRound> = fc.record(
  {
    matchday: fc.integer({ min: 1, max: 20 }),
    game: fc.constantFrom('game-1', 'game-2', 'game-3'),
    isWon: fc.boolean(),
    at: fc.nat(20),
    moves: fc.string({ maxLength: 5 }),
  },
  { requiredKeys: ['matchday', 'game', 'isWon'] },
);
const entries: fc.Arbitrary<LeagueEntry[]> = fc.array(
  fc.record(
    {
      member: fc.constantFrom(MIRA, SAM, LEO),
      at: fc.nat(5),
      name,
      league: name,
      rounds: fc.array(round, { maxLength: 5 }),
    },
    { requiredKeys: ['member', 'at', 'rounds'] },
  ),
  { maxLength: 12 },
);

test('entries give the same league in any order, even if some arrive twice', () => {
  const arrived = entries.chain((written) =>
    fc.tuple(fc.constant(written), fc.shuffledSubarray(written, { minLength: written.length }), fc.subarray(written)),
  );
  fc.assert(
    fc.property(arrived, ([written, shuffled, again]) => {
      expect(leagueOf([...shuffled, ...again])).toEqual(leagueOf(written));
    }),
  );
});

test('an entry that was written is read unchanged', () => {
  fc.assert(
    fc.property(entries, (written) => {
      for (const one of written) expect(readEntry(writeEntry(one), one.member)).toEqual(one);
    }),
  );
});

const RESULT = encoded('10/10;100;;s;on');
const VALID = [1, MIRA, 5, 'Mira', null, [[7, 'logo-game', 'w', 9, RESULT, '[]']]] as const;
const withPart = (place: number, value: unknown) => VALID.map((part, index) => (index === place ? value : part));

test('an entry of the current version is read with all its parts', () => {
  const played = { matchday: 7, game: 'logo-game', isWon: true, at: 9, result: RESULT, moves: '[]' };
  expect(readEntry(JSON.stringify(VALID), MIRA)).toEqual({ member: MIRA, at: 5, name: 'Mira', rounds: [played] });
});

test.each<[string, unknown]>([
  ['a text instead of a list', 'text'],
  ['another version', withPart(0, 2)],
  ['another member', withPart(1, SAM)],
  ['a time that is not a number', withPart(2, '5')],
  ['a time in the far future', withPart(2, 2 ** 43)],
  ['a name with markup', withPart(3, '<b>')],
  ['a name of 13 letters', withPart(3, 'M'.repeat(13))],
  ['a name with invisible letters', withPart(3, 'Mi\u200bra')],
  ['null instead of rounds', withPart(5, null)],
  ['a matchday that is not a number', withPart(5, [['7', 'logo-game', 'w', 9]])],
  ['an invalid game key', withPart(5, [[7, '../admin', 'w', 9]])],
  ['an unknown outcome', withPart(5, [[7, 'logo-game', 'd', 9]])],
  ['a result that no link has', withPart(5, [[7, 'logo-game', 'w', 9, '<script>']])],
  ['moves that are a list', withPart(5, [[7, 'logo-game', 'w', 9, RESULT, []]])],
  ['too many fields', [...VALID, 1]],
])('an entry with %s is ignored', (_what, written) => {
  expect(readEntry(JSON.stringify(written), MIRA)).toBeUndefined();
});

test('any text and any JSON is ignored without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expect(readEntry(text, MIRA)).toBeUndefined()),
  );
});
