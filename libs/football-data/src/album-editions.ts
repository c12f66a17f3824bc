import { fail, readLines } from './text/lines.ts';

/** Ids of players in the order of their slots, by the nation's FIFA code. The first one has slot 1. */
export type AlbumSlots = ReadonlyMap<string, readonly number[]>;

/**
 * Returns the slots of all editions. A later edition adds its players after those of earlier ones, so slots never
 * change their numbers. Throws `DataFileError` for an invalid line.
 * @param editions text of the files by path; the file name is the edition's number, such as `1.txt`
 */
export function albumOf(editions: Readonly<Record<string, string>>): AlbumSlots {
  const slots = new Map<string, number[]>();
  for (const [path, text] of Object.entries(editions).toSorted(([a], [b]) => editionOf(a) - editionOf(b))) {
    for (const line of readLines(path, text)) {
      const [nation = '', ...ids] = line.text.split(/\s+/);
      if (!/^[A-Z]{3}$/.test(nation)) fail(line, `"${nation}" is not a FIFA code`);
      const invalid = ids.find((id) => !/^[1-9]\d*$/.test(id));
      if (invalid !== undefined) fail(line, `"${invalid}" is not the id of a player`);
      slots.set(nation, [...(slots.get(nation) ?? []), ...ids.map(Number)]);
    }
  }
  return slots;
}

/**
 * Returns the lines of a new edition, such as `FRA 12 7`: the players without a slot, by year of birth, and the nations
 * by code.
 */
export function nextEdition(
  slots: AlbumSlots,
  players: readonly { id: number; nation: string; born: number }[],
): string[] {
  const known = new Set([...slots.values()].flat());
  const added = players.filter(({ id }) => !known.has(id)).toSorted((a, b) => a.born - b.born || a.id - b.id);
  const nations = [...new Set(added.map(({ nation }) => nation))].toSorted();
  return nations.map((code) => [code, ...added.filter(({ nation }) => nation === code).map(({ id }) => id)].join(' '));
}

function editionOf(path: string): number {
  return Number(/(\d+)\.txt$/.exec(path)![1]);
}
