import { fold } from '@soccer-legends/contracts';
import type { Nation } from '@soccer-legends/football-data';

/** Names of countries as data services write them, such as Costa-Rica, to the nations of the data set. */
export class NationIndex {
  private readonly byName = new Map<string, { code: string; name: string }>();

  constructor(nations: readonly Nation[]) {
    for (const { code, names, aliases } of nations)
      for (const name of [names.en, ...aliases]) this.byName.set(keyOf(name), { code, name: names.en });
  }

  /** The nation's code and English name; for an unknown one no code and the name as it came. */
  find(nationality: string | null): { code: string | null; name: string | null } {
    if (nationality === null) return { code: null, name: null };
    return this.byName.get(keyOf(nationality)) ?? { code: null, name: nationality };
  }
}

function keyOf(name: string): string {
  return fold(name.replace(/[-\s]+/g, ' '));
}
