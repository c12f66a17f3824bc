import { FACT_YEARS } from '@soccer-legends/contracts';
import { LARGEST_ID } from '../../../platform/http/request-fields.ts';
import * as v from 'valibot';
import { withoutEncodingFaults } from './encoding-faults.ts';

/** A schema that accepts any JSON value. Missing or invalid objects and lists count as empty. */
export type WireSchema<Output> = v.GenericSchema<unknown, Output>;

/** Returns undefined for an object without a required member. */
export function readAs<Output>(schema: WireSchema<Output>, json: unknown): Output | undefined {
  const result = v.safeParse(schema, json, { abortEarly: true });
  return result.success ? result.output : undefined;
}

/** A member of an object that may be missing. */
export function field<Output>(convert: (json: unknown) => Output) {
  return v.pipe(v.optional(v.unknown(), null), v.transform(convert));
}

/** A member without which its object is skipped. */
export function required<Output>(convert: (json: unknown) => Output | null) {
  return v.pipe(
    field(convert),
    v.check((value) => value !== null),
    v.transform((value) => value as Output),
  );
}

export type Members<Entries extends v.ObjectEntries> = { [Name in keyof Entries]: v.InferOutput<Entries[Name]> };

/** An object with these members. Unknown members are dropped. */
export function object<Entries extends v.ObjectEntries>(entries: Entries): WireSchema<Members<Entries>> {
  return v.pipe(field(toObject), v.object(entries)) as WireSchema<Members<Entries>>;
}

/** A list. Invalid items are dropped, so that one of them does not affect the others. */
export function list<Output>(item: WireSchema<Output>) {
  return field((json) => toList(json).flatMap((entry) => readAs(item, entry) ?? []));
}

function toObject(json: unknown): object {
  return typeof json === 'object' && json !== null ? json : {};
}

/** Limits the size of pages and indexes. No person or club has a longer name. */
const MAX_NAME_LENGTH = 120;
const MAX_URL_LENGTH = 2048;
/** Two-digit years up to this one belong to the current century. */
const LAST_SHORT_YEAR = 50;

/** Format characters, unpaired surrogates, unassigned code points and the character for lost letters. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFFFD]+/gu;
const SPACES = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Returns an empty list for anything but a list: the service writes "nothing" as `[]`, `null` or a missing member. */
export function toList(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}

/** Returns a name as one line of at most `MAX_NAME_LENGTH` visible characters; null if nothing remains. */
export function toText(json: unknown): string | null {
  if (typeof json !== 'string' && typeof json !== 'number') return null;
  // Cut before the cleanup, so that a huge name costs no time, and after it, because NFC may add characters.
  const clean = withoutEncodingFaults(String(json).slice(0, 8 * MAX_NAME_LENGTH))
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim();
  return [...clean].slice(0, MAX_NAME_LENGTH).join('').trim() || null;
}

/** Returns a text like `toText`; null also for one that lost letters, because its spelling is unknown. */
export function toWholeText(json: unknown): string | null {
  return withoutEncodingFaults(String(json)).includes('\uFFFD') ? null : toText(json);
}

/** Returns a non-negative integer, also from a string of digits; null for anything else. */
export function toCount(json: unknown): number | null {
  const number = typeof json === 'string' && /^\s*\d{1,15}\s*$/.test(json) ? Number(json) : json;
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : null;
}

/** Returns an id that fits the database's integer type; null for anything else. */
export function toId(json: unknown): number | null {
  const id = toCount(json);
  return id !== null && id >= 1 && id <= LARGEST_ID ? id : null;
}

/** Returns an http or https URL without credentials; null for anything else and for known placeholder pictures. */
export function toPictureUrl(json: unknown): string | null {
  if (typeof json !== 'string' || json.length > MAX_URL_LENGTH || !URL.canParse(json)) return null;
  const { protocol, username, password, href, pathname } = new URL(json);
  if (!/^https?:$/.test(protocol) || username || password || href.length > MAX_URL_LENGTH) return null;
  return isPlaceholder(pathname) ? null : href;
}

/** Instead of the subject's id, a placeholder picture has one of these file names. */
function isPlaceholder(path: string): boolean {
  return /\/(?:0|null|undefined|none|default|placeholder|no[-_]?(?:photo|image|picture)|not[-_]?available)(?:\.\w+)?$/i.test(
    path,
  );
}

/** Returns an ISO 8601 date from "2019-07-01", with or without a time, or from "010719" (day, month, year). */
export function toDate(json: unknown): string | null {
  const text = typeof json === 'number' ? String(json).padStart(6, '0') : json;
  if (typeof text !== 'string') return null;
  const long = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (long) return calendarDate(Number(long[1]), Number(long[2]), Number(long[3]));
  const short = /^\s*(\d{2})(\d{2})(\d{2})\s*$/.exec(text);
  if (!short) return null;
  const year = Number(short[3]);
  return calendarDate(year + (year <= LAST_SHORT_YEAR ? 2000 : 1900), Number(short[2]), Number(short[1]));
}

/** Returns the year of a date or of a season such as 2020, "2020" or "2020/2021"; null for anything else. */
export function toYear(json: unknown): number | null {
  const date = typeof json === 'string' && json.trim().length > 4 ? toDate(json) : null;
  if (date) return Number(date.slice(0, 4));
  const season = typeof json === 'string' ? (/^\s*(\d{4})(?:\s*[/-]\s*\d{2,4})?\s*$/.exec(json)?.[1] ?? null) : json;
  const year = toCount(season);
  return year !== null && year >= FACT_YEARS.first && year <= FACT_YEARS.last ? year : null;
}

function calendarDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= FACT_YEARS.first && year <= FACT_YEARS.last ? date.toISOString().slice(0, 10) : null;
}
