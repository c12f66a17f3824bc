import { hexOf, secretOf } from '../codes/sealing.ts';

/** Codes are random, so a salt for each league would add nothing but more text to type. */
const SALT = 'soccer-legends league 1';
const ENTRY_ID_BYTES = 16;

/** Keys that are derived from a league's code. The server gets `id` and `write`; neither reveals `content`. */
export interface LeagueKeys {
  /** As in `LEAGUE_ID`. */
  id: string;
  /** As in `LEAGUE_KEY`. */
  write: string;
  content: CryptoKey;
  /** For the ids of entries. */
  entries: CryptoKey;
}

const derived = new Map<string, Promise<LeagueKeys>>();

/** Derives the keys of a code once per page, because that takes about half a second. */
export function leagueKeysOf(code: string): Promise<LeagueKeys> {
  const keys = derived.get(code) ?? derive(code);
  derived.set(code, keys);
  return keys;
}

async function derive(code: string): Promise<LeagueKeys> {
  const secret = await secretOf(code, SALT);
  const [id, write, content, entries] = await Promise.all([
    secret.bits('id', 128),
    secret.bits('write', 256),
    secret.key('content'),
    secret.bits('entries', 256),
  ]);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return {
    ...{ id: hexOf(id), write: hexOf(write), content },
    entries: await crypto.subtle.importKey('raw', entries, hmac, false, ['sign']),
  };
}

/** Returns the same id for the same text, so that two tabs or devices write it once. The id reveals nothing about the text. */
export async function entryIdOf({ entries }: LeagueKeys, text: string): Promise<string> {
  const signed = await crypto.subtle.sign('HMAC', entries, new TextEncoder().encode(text));
  return hexOf(new Uint8Array(signed, 0, ENTRY_ID_BYTES));
}
