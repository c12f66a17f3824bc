import { unpackText } from '../recordings/packed-recording.lazy.ts';
import { fragmentOf } from '../challenge/challenge-link.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { localMatchday } from '../matchday/calendar.ts';
import { codeOf, fetchEntries, type ReadLeague, storeEntry } from './league-exchange.ts';
import { type LeagueEntry, type LeagueRound, LONGEST_MOVES } from './league-entry.ts';
import { leagueKeysOf } from './league-keys.ts';
import { changeLeague, type LeagueFault, readLeague, readLeagues, type StoredLeague } from './league-store.ts';
import { entriesIn, keepLine } from './leagues-here.ts';

/** A finished round changes the ledger several times. */
const DELAY_MS = 1000;

const FAULTS: Readonly<Record<string, LeagueFault>> = {
  'league.full': 'full',
  rateLimited: 'founded',
  overloaded: 'noRoom',
};

let running: Promise<void> = Promise.resolve();
let isFollowing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Exchanges all leagues of this browser now, after every finished round, and when the connection is back. */
export function followLedger(): void {
  void exchangeAll();
  if (isFollowing) return;
  isFollowing = true;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void exchangeAll(), DELAY_MS);
  };
  siteLedger.subscribe(soon);
  addEventListener('online', soon);
}

/** Reads all leagues from the server and writes missing entries. Concurrent calls run one after the other. */
export function exchangeAll(): Promise<void> {
  running = running.then(async () => {
    try {
      for (const { code } of await readLeagues()) await exchange(code);
      await keepLine(localMatchday(new Date()));
    } catch (error) {
      console.warn('The leagues of this browser could not be read', error);
    }
  });
  return running;
}

async function exchange(code: string): Promise<void> {
  const league = await readLeague(code);
  if (league?.standing !== 'open') return;
  try {
    const read = await readAll(league);
    await changeLeague(code, (latest) => latest && { ...withoutFault(latest), ...read, readAt: Date.now() });
  } catch (error) {
    const fault = FAULTS[codeOf(error) ?? ''] ?? 'offline';
    await changeLeague(code, (latest) => latest && { ...latest, fault });
  }
}

function withoutFault({ fault: _fault, ...league }: StoredLeague): StoredLeague {
  return league;
}

/** Writes the missing entries of a league. Returns the league's state on the server after that. */
async function readAll(league: StoredLeague): Promise<Partial<StoredLeague>> {
  const keys = await leagueKeysOf(league.code);
  const fetched =
    league.readAt === undefined ? NOTHING : await fetchEntries(keys, league.entries).catch(nothingIfDeleted);
  if (fetched.isReplaced) return { entries: fetched.entries, standing: 'replaced' };
  const missing = await missingEntries({ ...league, entries: fetched.entries });
  if (missing.length === 0) return { entries: fetched.entries };
  for (const entry of missing) await storeEntry(keys, entry).catch(ignoreSpent);
  return { entries: (await fetchEntries(keys, fetched.entries)).entries };
}

/** The entries on the server of a league that was just started in this browser, or that the server has deleted. */
const NOTHING: ReadLeague = { entries: [], isReplaced: false };

/**
 * Returns no entries for a league that the server has deleted because its only member was idle. The next entry creates it
 * again.
 */
function nothingIfDeleted(error: unknown): ReadLeague {
  if (codeOf(error) === 'league.notFound') return NOTHING;
  throw error;
}

/** Ignores that the member has used up the weekly quota. A later exchange writes the entry. */
function ignoreSpent(error: unknown): void {
  if (codeOf(error) !== 'league.spent') throw error;
}

/** Returns the entries that a league lacks: the member's name, and results by matchday. */
async function missingEntries({ member, named, from, entries }: StoredLeague): Promise<LeagueEntry[]> {
  const own = entriesIn(entries).filter((entry) => entry.member === member);
  const isNamed = own.some(({ name, at }) => name !== undefined && at >= named.at);
  const written = new Set(own.flatMap(({ rounds }) => rounds.filter(({ at }) => at !== undefined).map(idOf)));
  const missing = (await siteLedger.rounds()).flatMap((round) => {
    const matchday = matchdayOfRound(round);
    const isMissing = matchday !== undefined && matchday >= from && !written.has(idOf({ matchday, game: round.game }));
    return isMissing && !round.late ? [{ matchday, round }] : [];
  });
  const days = [...new Set(missing.map(({ matchday }) => matchday))];
  const results = days.map(async (day): Promise<LeagueEntry> => {
    const rounds = missing.filter(({ matchday }) => matchday === day).map(({ round }) => round);
    const at = Math.max(...rounds.map((round) => round.at));
    return { member, at, rounds: await Promise.all(rounds.map((round) => leagueRoundOf(day, round))) };
  });
  return [...(isNamed ? [] : [{ member, ...named, rounds: [] }]), ...(await Promise.all(results))];
}

function idOf({ matchday, game }: Pick<LeagueRound, 'matchday' | 'game'>): string {
  return `${matchday}/${game}`;
}

async function leagueRoundOf(matchday: number, round: RoundEntry): Promise<LeagueRound> {
  const recording = await siteLedger.recording(round.id);
  const moves = recording?.isShareable ? await unpackText(recording.bytes, LONGEST_MOVES) : undefined;
  const result = fragmentOf(round).slice('#v1.'.length);
  return {
    ...{ matchday, game: round.game, isWon: round.outcome === 'win', at: round.at },
    ...(result !== '' && { result }),
    ...(moves !== undefined && { moves }),
  };
}
