import { classifyCompatibility } from '@soccer-legends/contracts';
import { changedJson } from './changed-json.ts';
import type { Migration } from './migration.ts';

/** After the others a game fits this SDK, and may say so. */
export function rangeOfTheSdk(version: string): Migration {
  return {
    number: 4,
    title: `plugin.json asks for an SDK that ${version} satisfies`,
    apply: (files) =>
      changedJson(files, 'plugin.json', (manifest) => {
        const sdk = String(manifest['sdk']);
        const { verdict } = classifyCompatibility({ sdk, builtAgainst: version }, version);
        return verdict === 'compatible' ? manifest : { ...manifest, sdk: `^${version}` };
      }),
  };
}
