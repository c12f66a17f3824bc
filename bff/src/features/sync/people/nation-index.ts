import { nameKey } from '@soccer-legends/contracts';
import type { Nation } from '@soccer-legends/football-data';

export interface FoundNation {
  /** FIFA code; null for an unknown nation. */
  code: string | null;
  /** English name. An unknown nation keeps the given name. */
  name: string | null;
}

/** Finds nations of the data set by the service's spelling, such as "Costa-Rica". */
export class NationIndex {
  private readonly byName = new Map<string, { code: string; name: string }>();

  constructor(nations: readonly Nation[]) {
    for (const { code, names, aliases } of nations)
      for (const name of [names.en, ...aliases]) this.byName.set(nameKey(name), { code, name: names.en });
  }

  find(nationality: string | null): FoundNation {
    if (nationality === null) return { code: null, name: null };
    return this.byName.get(nameKey(nationality)) ?? { code: null, name: nationality };
  }
}
