import { classifyCompatibility } from '@soccer-legends/contracts';
import { changedJson } from './changed-json.ts';
import type { Migration } from './migration.ts';

/** The last one: after the others a game fits the SDK that is installed, and may say so. */
export function rangeOfTheSdk(installed: string): Migration {
  return {
    number: 4,
    title: `plugin.json asks for an SDK that ${installed} satisfies`,
    apply: (files) =>
      changedJson(files, 'plugin.json', (manifest) => {
        const sdk = String(manifest['sdk']);
        const { verdict } = classifyCompatibility({ sdk, builtAgainst: installed }, installed);
        return verdict === 'compatible' ? manifest : { ...manifest, sdk: `^${installed}` };
      }),
  };
}
