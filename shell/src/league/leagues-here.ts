import { hexOf, newCode } from '../codes/sealing.ts';
import { DAYS_IN_WEEK, daysOfWeek, weekOf } from '../matchday/calendar.ts';
import { codeOf, deleteMember, endLeague, fetchEntries, storeEntry } from './league-exchange.ts';
import { type LeagueEntry, readEntry } from './league-entry.ts';
import { leagueKeysOf } from './league-keys.ts';
import { keepLeagueLine, type LeagueLine } from './league-line.ts';
import { changeLeague, type KeptEntry, readLeagues, type StoredLeague } from './league-store.ts';
import { daysSoFar, type League, type LeagueMember, leagueOf, pastWeeks, tableOf } from './league-table.ts';

const MEMBER_BYTES = 8;
/** Rounds move to a new code without their moves, so that 14 weeks fit into a member's weekly quota. */
const MOST_MOVED_DAYS = 98;

/** Reads decrypted entries. Ignores invalid ones. */
export function entriesIn(entries: readonly KeptEntry[]): LeagueEntry[] {
  return entries.flatMap(({ text, member }) => readEntry(text, member) ?? []);
}

/** Returns a league of this browser. It contains the visitor's member even before the server does. */
export function leagueIn({ entries, verdicts, member, named }: Omit<StoredLeague, 'code'>): League {
  return leagueOf([...entriesIn(entries), { member, ...named, rounds: [] }], verdicts);
}

/** Stores a new league in this browser. The server gets it with the first exchange. Returns its code. */
export async function startLeague(names: { league: string; name: string }, today: number): Promise<string> {
  const code = newCode();
  await changeLeague(code, () => newLeague({ code, named: { ...names, at: Date.now() }, today }));
  await keepLine(today);
  return code;
}

/** A league that was found by its code. */
export interface FoundLeague {
  code: string;
  entries: readonly KeptEntry[];
  league: League;
}

/** `limited`: too many codes were tried. */
export type CodeFault = 'unknown' | 'limited' | 'replaced' | 'noAnswer';

/** Reads a league that this browser is not a member of. Returns it, or why that failed. */
export async function findLeague(code: string): Promise<FoundLeague | { fault: CodeFault }> {
  try {
    const { entries, isReplaced } = await fetchEntries(await leagueKeysOf(code), []);
    return isReplaced ? { fault: 'replaced' } : { code, entries, league: leagueOf(entriesIn(entries)) };
  } catch (error) {
    const faults: Readonly<Record<string, CodeFault>> = { 'league.notFound': 'unknown', rateLimited: 'limited' };
    return { fault: faults[codeOf(error) ?? ''] ?? 'noAnswer' };
  }
}

/**
 * Makes this browser a member of a league, or another device of a member. Deletes the stored league of that member whose code
 * was replaced.
 *
 * @param as id of an existing member
 */
export async function joinLeague(
  { code, entries }: FoundLeague,
  name: string,
  today: number,
  as?: string,
): Promise<void> {
  await changeLeague(code, (known) => ({
    ...(known ?? newLeague({ code, named: { name, at: Date.now() }, today })),
    ...{ entries, standing: 'open', readAt: Date.now() },
    ...(as !== undefined && { member: as }),
  }));
  const replaced = (await readLeagues()).filter(({ member, standing }) => member === as && standing === 'replaced');
  for (const old of replaced) await changeLeague(old.code, () => undefined);
  await keepLine(today);
}

function newLeague({ code, named, today }: Pick<StoredLeague, 'code' | 'named'> & { today: number }): StoredLeague {
  return {
    ...{ code, named, standing: 'open', entries: [], verdicts: {} },
    member: hexOf(crypto.getRandomValues(new Uint8Array(MEMBER_BYTES))),
    from: daysOfWeek(today)[0]!,
  };
}

/** Deletes this browser's member and the member's results from a league. Rejects without a connection. */
export async function leaveLeague({ code, member }: StoredLeague): Promise<void> {
  await deleteMember(await leagueKeysOf(code), member);
  await changeLeague(code, (league) => league && { ...league, standing: 'left' });
}

/** Makes the visitor a member again after leaving. The next exchange writes the results of this week again. */
export async function rejoinLeague({ code }: StoredLeague, today: number): Promise<void> {
  const from = daysOfWeek(today)[0]!;
  await changeLeague(code, (league) => league && { ...league, standing: 'open', entries: [], from });
}

/** Changes the visitor's name, or the name of the league, with the next exchange. */
export async function renameIn(
  { code, entries }: StoredLeague,
  names: Partial<Pick<StoredLeague['named'], 'name' | 'league'>>,
): Promise<void> {
  // A clock that is behind must not make the old name win.
  const at = Math.max(Date.now(), ...entriesIn(entries).map((entry) => entry.at + 1));
  await changeLeague(code, (league) => league && { ...league, named: { name: league.named.name, ...names, at } });
}

/** Moves a league to a new code, with the results of the chosen members. The old code stops working. Returns the new one. */
export async function replaceCode(league: StoredLeague, keep: ReadonlySet<string>, today: number): Promise<string> {
  const { name, members } = leagueIn(league);
  const code = newCode();
  const keys = await leagueKeysOf(code);
  const at = Date.now();
  const own = members.filter(({ id }) => id === league.member);
  // The visitor's own entry comes first, because the first entry creates the league.
  for (const member of [...own, ...members.filter(({ id }) => id !== league.member && keep.has(id))]) {
    const entry = { member: member.id, at, name: member.name, ...(name !== undefined && { league: name }) };
    await storeEntry(keys, { ...entry, rounds: movedRounds(member) });
  }
  await endLeague(await leagueKeysOf(league.code));
  const { fault: _fault, ...moved } = league;
  await changeLeague(code, () => ({
    ...moved,
    code,
    entries: [],
    verdicts: {},
    from: daysOfWeek(today)[0]!,
    readAt: at,
  }));
  await changeLeague(league.code, () => undefined);
  return code;
}

function movedRounds({ rounds }: LeagueMember): LeagueEntry['rounds'] {
  const latest = Math.max(...rounds.map(({ matchday }) => matchday));
  return rounds
    .filter(({ matchday }) => matchday > latest - MOST_MOVED_DAYS)
    .map(({ matchday, game, isWon }) => ({ matchday, game, isWon }));
}

/** Stores the hub's line about the first league of this browser. While a line is stored, every page exchanges results. */
export async function keepLine(today: number): Promise<void> {
  keepLeagueLine(lineOf(await readLeagues(), today));
}

/** Returns the hub's line: the visitor's place in the first league of this browser. */
function lineOf(leagues: readonly StoredLeague[], today: number): LeagueLine | undefined {
  const stored = leagues.find(({ standing }) => standing === 'open');
  if (!stored) return undefined;
  const league = leagueIn(stored);
  const table = tableOf(league.members, daysSoFar(today));
  const [leader] = table;
  const own = table.find(({ member }) => member.id === stored.member);
  const [lastWeek] = pastWeeks(league, today).filter(({ week }) => week === weekOf(today) - 1);
  const isMonday = today % DAYS_IN_WEEK === 0;
  const medal = lastWeek?.best.find(({ member }) => member.id === stored.member)?.place;
  return {
    ...{ league: league.name ?? '', week: weekOf(today) },
    ...{ place: own?.place ?? 1, of: Math.max(table.length, 1) },
    ...(leader && own && leader.won > own.won && { behind: { name: leader.member.name, count: leader.won - own.won } }),
    ...(isMonday && medal !== undefined && { medal }),
  };
}
