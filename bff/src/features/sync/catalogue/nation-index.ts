import { fold } from '@soccer-legends/contracts';
import type { Nation } from '@soccer-legends/football-data';

/** Finds nations of the data set by the service's spelling, such as "Costa-Rica". */
export class NationIndex {
  private readonly byName = new Map<string, { code: string; name: string }>();

  constructor(nations: readonly Nation[]) {
    for (const { code, names, aliases } of nations)
      for (const name of [names.en, ...aliases]) this.byName.set(nameKey(name), { code, name: names.en });
  }

  /** Returns the FIFA code and the English name. An unknown nation has no code and keeps the given name. */
  find(nationality: string | null): { code: string | null; name: string | null } {
    if (nationality === null) return { code: null, name: null };
    return this.byName.get(nameKey(nationality)) ?? { code: null, name: nationality };
  }
}

function nameKey(name: string): string {
  return fold(name.replace(/[-\s]+/g, ' '));
}
