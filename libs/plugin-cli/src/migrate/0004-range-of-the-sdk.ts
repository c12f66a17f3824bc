import { classifyCompatibility } from '@soccer-legends/contracts';
import { changedJson } from './changed-json.ts';
import type { Migration } from './migration.ts';

/** Replaces a range that excludes the SDK to which the game is updated. */
export function rangeOfTheSdk(version: string): Migration {
  return {
    number: 4,
    title: `plugin.json accepts SDK ${version}`,
    apply: (files) =>
      changedJson(files, 'plugin.json', (manifest) => {
        const sdk = String(manifest['sdk']);
        const { verdict } = classifyCompatibility({ sdk, builtAgainst: version }, version);
        return verdict === 'compatible' ? manifest : { ...manifest, sdk: `^${version}` };
      }),
  };
}
