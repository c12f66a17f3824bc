import { LEAGUE_LIMITS } from '@soccer-legends/contracts';
import { createRandom } from '@soccer-legends/game-sdk';
import { beforeEach, expect, test } from 'vitest';
import { sealText } from '../codes/sealing.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { keepRecording } from '../recordings/keep-recording.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { FakeLeagues } from '../testing/fake-leagues.ts';
import { roundEntry } from '../testing/rounds.ts';
import { storeEntry } from './league-exchange.ts';
import { writeEntry } from './league-entry.ts';
import { leagueKeysOf } from './league-keys.ts';
import { changeLeague, readLeague, readLeagues } from './league-store.ts';
import { exchangeAll } from './league-sync.lazy.ts';
import { type LeagueMember, tableOf } from './league-table.ts';
import { findLeague, joinLeague, leagueIn, leaveLeague, renameIn, replaceCode, startLeague } from './leagues-here.ts';

fakeIndexedDb();

const TODAY = 151;
const SAM = 'b'.repeat(16);
let server: FakeLeagues;

beforeEach(async () => {
  server = new FakeLeagues();
  for (const { code } of await readLeagues()) await changeLeague(code, () => undefined);
});

async function started(): Promise<string> {
  const code = await startLeague({ league: 'Sunday league', name: 'Mira' }, TODAY);
  await exchangeAll();
  return code;
}

/** Finishes the round with an id in this browser. */
async function finish(id: string, won = true): Promise<void> {
  const entry = roundEntry(id, { at: 1_790_000_000_000, outcome: won ? 'win' : 'lose' });
  const moves = Array.from({ length: 10 }, (_, question) => ({ kind: 'answer', name: `Player ${question}` }));
  const game = { deal: [], seed: 1, moves, times: moves.map((_, index) => 900 * index), timers: {}, timeScale: 1 };
  await siteLedger.finish(entry);
  await keepRecording(entry, { version: '1.0.0', options: {}, savedAt: 0, game });
}

/** Writes an entry of another member with the same code. */
async function writeAs(code: string, member: string, name: string, matchday?: number): Promise<void> {
  const rounds = matchday === undefined ? [] : [{ matchday, game: 'logo-game', isWon: true, at: 5 }];
  await storeEntry(await leagueKeysOf(code), { member, at: 5, name, rounds });
}

async function tableIn(code: string, days = [TODAY]): Promise<(string | number)[][]> {
  const { members } = leagueIn((await readLeague(code))!);
  return tableOf(members, days).map(({ member, won, played }) => [member.name, won, played]);
}

const entriesOn = async (code: string) => server.leagues.get((await leagueKeysOf(code)).id)?.entries.length;

test('a finished fixture is written once, encrypted, with its moves', async () => {
  const code = await started();
  await finish(`d${TODAY}/logo-game`);
  await finish(`d${TODAY}/memo-game`, false);
  await exchangeAll();
  await exchangeAll();
  expect(await tableIn(code)).toEqual([['Mira', 1, 2]]);
  expect(await entriesOn(code)).toBe(2);
  const [{ rounds }] = leagueIn((await readLeague(code))!).members as readonly [LeagueMember];
  expect(rounds.map(({ moves }) => moves?.includes('Player 9'))).toEqual([true, true]);
  for (const secret of ['Mira', 'Sunday', 'logo-game', 'Player', code]) expect(server.disk).not.toContain(secret);
});

test('free rounds, late rounds and rounds of earlier weeks are not written', async () => {
  const code = await started();
  await finish('d146/logo-game');
  await siteLedger.finish(roundEntry(`d${TODAY}/memo-game`, { late: true }));
  await siteLedger.finish(roundEntry('0123456789abcdef0123456789abcdef'));
  await exchangeAll();
  expect(await entriesOn(code)).toBe(1);
});

test('results of two days offline are written when the connection is back, and the table stays until then', async () => {
  const code = await started();
  await writeAs(code, SAM, 'Sam', TODAY);
  await exchangeAll();
  server.isReachable = false;
  await finish(`d${TODAY}/logo-game`);
  await finish(`d${TODAY + 1}/logo-game`);
  await exchangeAll();
  expect((await readLeague(code))!.fault).toBe('offline');
  expect(await tableIn(code)).toEqual([
    ['Sam', 1, 1],
    ['Mira', 0, 0],
  ]);
  server.isReachable = true;
  await exchangeAll();
  expect((await readLeague(code))!.fault).toBeUndefined();
  expect(await tableIn(code, [TODAY, TODAY + 1])).toEqual([
    ['Mira', 2, 2],
    ['Sam', 1, 1],
  ]);
});

test('a member’s entries are written again after the server has deleted the league', async () => {
  const code = await started();
  await finish(`d${TODAY}/logo-game`);
  await exchangeAll();
  server.leagues.clear();
  await exchangeAll();
  expect(await tableIn(code)).toEqual([['Mira', 1, 1]]);
  expect(await entriesOn(code)).toBe(2);
});

test('entries that are missing in a restored backup are written again, and new entries of other members are read', async () => {
  const code = await started();
  const backup = structuredClone(server.leagues);
  await finish(`d${TODAY}/logo-game`);
  await exchangeAll();
  server.leagues.clear();
  for (const [id, league] of backup) server.leagues.set(id, league);
  await writeAs(code, SAM, 'Sam', TODAY);
  await exchangeAll();
  expect((await tableIn(code)).toSorted()).toEqual([
    ['Mira', 1, 1],
    ['Sam', 1, 1],
  ]);
  expect(await entriesOn(code)).toBe(3);
});

test('a result that another device of the member has written is not written again', async () => {
  const code = await started();
  const { member } = (await readLeague(code))!;
  await writeAs(code, member, 'Mira', TODAY);
  await finish(`d${TODAY}/logo-game`);
  await exchangeAll();
  expect(await entriesOn(code)).toBe(2);
  expect(await tableIn(code)).toEqual([['Mira', 1, 1]]);
});

test('invalid and forged entries of a member are ignored', async () => {
  const code = await started();
  const keys = await leagueKeysOf(code);
  const { member } = (await readLeague(code))!;
  const sealed = async (text: string) => btoa(String.fromCharCode(...(await sealText(text, keys.content))));
  const forgedForMira = writeEntry({ member, at: 2 ** 41, name: 'Loser', rounds: [] });
  const garbage = [btoa('garbage'), '====', await sealed('[1,2'), await sealed(forgedForMira)];
  server.leagues.get(keys.id)!.entries.push(...garbage.map((text, id) => ({ id: `${id}`, member: SAM, sealed: text })));
  await storeEntry(keys, { member: SAM, at: 9, name: 'Sam', rounds: [] });
  await exchangeAll();
  // Rows with equal results are ordered by the members’ random ids.
  expect((await tableIn(code)).toSorted()).toEqual([
    ['Mira', 0, 0],
    ['Sam', 0, 0],
  ]);
});

test('results are written without moves if the moves exceed the member’s quota', async () => {
  const code = await started();
  for (const game of ['logo-game', 'memo-game', 'country-game', 'connect-game']) await finish(`d${TODAY}/${game}`);
  server.most = 260;
  await exchangeAll();
  expect(await tableIn(code)).toEqual([['Mira', 4, 4]]);
  const [{ rounds }] = leagueIn((await readLeague(code))!).members as readonly [LeagueMember];
  expect(rounds.every(({ moves }) => moves === undefined)).toBe(true);
});

test('a member who leaves a league is no longer in it for the others', async () => {
  const code = await started();
  await writeAs(code, SAM, 'Sam', TODAY);
  await leaveLeague((await readLeague(code))!);
  const found = await findLeague(code);
  expect('league' in found && found.league.members.map(({ name }) => name)).toEqual(['Sam']);
  await finish(`d${TODAY}/logo-game`);
  await exchangeAll();
  expect(await entriesOn(code)).toBe(1);
});

test('a new name replaces the old one, even if the clock of the device is behind', async () => {
  const code = await started();
  await storeEntry(await leagueKeysOf(code), { member: SAM, at: 2 ** 41, name: 'Sam', league: 'Ours', rounds: [] });
  await exchangeAll();
  await renameIn((await readLeague(code))!, { league: 'Monday league' });
  await exchangeAll();
  expect(leagueIn((await readLeague(code))!).name).toBe('Monday league');
});

test('a new code leaves out the members who were not chosen, and keeps the others', async () => {
  const code = await started();
  await writeAs(code, SAM, 'Sam', TODAY);
  await writeAs(code, 'c'.repeat(16), 'Leo', TODAY);
  await exchangeAll();
  const fresh = await replaceCode((await readLeague(code))!, new Set([SAM]), TODAY);
  await exchangeAll();
  expect((await tableIn(fresh)).map(([name]) => name).toSorted()).toEqual(['Mira', 'Sam']);
  expect(await readLeague(code)).toBeUndefined();
  expect(await findLeague(code)).toEqual({ fault: 'replaced' });
});

test('moving 14 weeks of all fixtures to a new code needs less than half of a member’s weekly quota', async () => {
  const code = await started();
  const { member } = (await readLeague(code))!;
  const keys = await leagueKeysOf(code);
  const random = createRandom(1);
  for (let day = 0; day < 98; day += 1) {
    const rounds = Array.from({ length: 10 }, (_, game) => {
      return { matchday: TODAY - day, game: `game-number-${game}`, isWon: random.below(10) < 7, at: game };
    });
    await storeEntry(keys, { member, at: day, rounds });
  }
  await exchangeAll();
  const fresh = await replaceCode((await readLeague(code))!, new Set(), TODAY);
  const { entries } = server.leagues.get((await leagueKeysOf(fresh)).id)!;
  const bytes = entries.reduce((sum, { sealed }) => sum + atob(sealed).length, 0);
  expect(bytes).toBeLessThan(LEAGUE_LIMITS.weekBytes / 2);
});

test('a member with the old code sees that it was replaced, and joins the league with the new code as the same member', async () => {
  const code = await started();
  const { member } = (await readLeague(code))!;
  server.leagues.set((await leagueKeysOf(code)).id, { entries: [], isReplaced: true });
  await exchangeAll();
  expect((await readLeague(code))!.standing).toBe('replaced');
  expect(await tableIn(code)).toEqual([['Mira', 0, 0]]);
  const fresh = await startLeague({ league: 'Sunday league', name: 'Sam' }, TODAY);
  await writeAs(fresh, member, 'Mira', TODAY);
  await changeLeague(fresh, () => undefined);
  const found = await findLeague(fresh);
  if ('fault' in found) throw new Error(found.fault);
  await joinLeague(found, 'Mira', TODAY, member);
  await exchangeAll();
  expect(await tableIn(fresh)).toEqual([['Mira', 1, 1]]);
  expect(await readLeague(code)).toBeUndefined();
});

test.each([
  ['an unknown code', {}, 'unknown'],
  ['no connection', { isReachable: false }, 'noAnswer'],
])('a failed search for a league reports the cause: %s', async (_what, state, fault) => {
  Object.assign(server, state);
  expect(await findLeague('4T9W8MPX2HQC')).toEqual({ fault });
});
