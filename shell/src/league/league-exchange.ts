import { ApiError, send } from '@soccer-legends/api-client';
import {
  LEAGUE_LIMITS,
  type LeagueEntries,
  type LeagueLeaving,
  type LeagueReplacement,
  type LeagueWriting,
} from '@soccer-legends/contracts';
import { bytesOfBase64, openText, sealText } from '../codes/sealing.ts';
import { type LeagueEntry, type LeagueRound, writeEntry } from './league-entry.ts';
import { entryIdOf, type LeagueKeys } from './league-keys.ts';
import type { KeptEntry } from './league-store.ts';

/** An entry of 2 kB could otherwise unpack to 2 MB. */
const LARGEST_TEXT = 64_000;

/** The state of a league on the server, after decryption. */
export interface ReadLeague {
  entries: readonly KeptEntry[];
  isReplaced: boolean;
}

/**
 * Fetches the new entries of a league and decrypts them. Entries that cannot be decrypted are kept as empty texts.
 *
 * @param known the entries that were read before; entries of members who have left, and entries that the server has lost,
 *   are dropped
 */
export async function fetchEntries(keys: LeagueKeys, known: readonly KeptEntry[]): Promise<ReadLeague> {
  const entries = [...known];
  for (;;) {
    const after = entries.at(-1)?.id;
    const read = await send<LeagueEntries>(`/api/leagues/${keys.id}${after === undefined ? '' : `?after=${after}`}`);
    if (read.isFromStart) entries.length = 0;
    for (const { id, member, sealed } of read.entries) {
      entries.push({ id, member, text: await textIn(sealed, keys) });
    }
    if (read.entries.length === LEAGUE_LIMITS.page) continue;
    const { isReplaced } = read;
    return { entries: isReplaced ? known : entries.filter(({ member }) => read.members.includes(member)), isReplaced };
  }
}

async function textIn(sealed: string, { content }: LeagueKeys): Promise<string> {
  try {
    return await openText(bytesOfBase64(sealed), content, LARGEST_TEXT);
  } catch {
    return '';
  }
}

/**
 * Encrypts and stores an entry. Divides it if it is too large, and leaves out moves that exceed the member's weekly
 * quota. Rejects with an `ApiError`.
 */
export async function storeEntry(keys: LeagueKeys, entry: LeagueEntry): Promise<void> {
  const { rounds } = entry;
  const text = writeEntry(entry);
  const sealed = await sealText(text, keys.content);
  if (sealed.length > LEAGUE_LIMITS.entryBytes) {
    const half = Math.ceil(rounds.length / 2);
    const parts = rounds.length > 1 ? [rounds.slice(0, half), rounds.slice(half)] : [rounds.map(withoutMoves)];
    for (const part of parts) await storeEntry(keys, { ...entry, rounds: part });
    return;
  }
  const body: LeagueWriting = { key: keys.write, member: entry.member, sealed: btoa(String.fromCharCode(...sealed)) };
  const path = `/api/leagues/${keys.id}/entries/${await entryIdOf(keys, text)}`;
  try {
    await send(path, { method: 'POST', body, retries: 'rejected' });
  } catch (error) {
    if (codeOf(error) !== 'league.spent' || !rounds.some(({ moves }) => moves !== undefined)) throw error;
    await storeEntry(keys, { ...entry, rounds: rounds.map(withoutMoves) });
  }
}

function withoutMoves({ moves: _moves, ...round }: LeagueRound): LeagueRound {
  return round;
}

/** Deletes the entries of a member on the server. */
export async function deleteMember(keys: LeagueKeys, member: string): Promise<void> {
  const body: LeagueLeaving = { key: keys.write, member };
  await send(`/api/leagues/${keys.id}/leaving`, { method: 'POST', body });
}

/** Marks a league as replaced by one with a new code. */
export async function endLeague(keys: LeagueKeys): Promise<void> {
  const body: LeagueReplacement = { key: keys.write };
  await send(`/api/leagues/${keys.id}/replacement`, { method: 'POST', body });
}

/** Returns the code of a problem; undefined if there was no response, or if the response has no code. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}
