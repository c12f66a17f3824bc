import type { EditedFacts } from '../model/apply-edits.ts';
import type { CsvPerson } from './read-csv.ts';

/** Returns the line numbers of a person's spells by key. New spells get the first free keys `+1`, `+2` …. */
export function linesOf(
  { line, spells, spellLines }: CsvPerson,
  { career, removed }: Pick<EditedFacts, 'career' | 'removed'>,
): { of(spell: string | undefined): number } {
  const taken = new Set([...career, ...removed].map(({ key }) => key));
  const lines = new Map<string, number>();
  let place = 1;
  for (const [index, { key }] of spells.entries()) {
    if (key === undefined) while (taken.has(`+${place}`)) place += 1;
    const used = key ?? `+${place}`;
    taken.add(used);
    lines.set(used, spellLines[index]!);
  }
  return { of: (spell) => (spell === undefined ? line : (lines.get(spell) ?? line)) };
}
