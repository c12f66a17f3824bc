import type { Source, Spell } from '../facts.ts';
import { fieldsOf, readLines } from './lines.ts';

/** Parses lines such as `w | 2026-07-22 | Wikidata`; `-` is no date. Throws `DataFileError` for an invalid line. */
export function parseSources(file: string, text: string): Source[] {
  return readLines(file, text).map((line) => {
    const [code, asOf, name] = fieldsOf(line, 3);
    return { code, asOf: asOf === '-' ? null : asOf, name };
  });
}

/** Returns the source of a spell, by default the first one. */
export function sourceOf({ source }: { source?: string }, sources: readonly Source[]): Source {
  return source === undefined ? sources[0]! : sources.find(({ code }) => code === source)!;
}

/** Returns the date until which a current spell is known to have continued; null if it ended, or if no source says so. */
export function lastKnown(spell: Pick<Spell, 'end' | 'source'>, sources: readonly Source[]): string | null {
  return spell.end === null ? sourceOf(spell, sources).asOf : null;
}
