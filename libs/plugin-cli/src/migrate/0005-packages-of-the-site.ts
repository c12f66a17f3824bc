import type { Dependencies } from '../new/project-files.ts';
import { changedJson } from './changed-json.ts';
import type { Migration } from './migration.ts';

/** A project of its own names the site's packages by address, and a newer build of them has another address. */
export function packagesOfTheSite({ dependencies, devDependencies }: Dependencies): Migration {
  return {
    number: 5,
    title: 'package.json takes the packages that the site offers now',
    apply: (files) =>
      changedJson(files, 'package.json', (manifest) => ({
        ...manifest,
        dependencies: { ...entriesOf(manifest['dependencies']), ...dependencies },
        devDependencies: { ...entriesOf(manifest['devDependencies']), ...devDependencies },
      })),
  };
}

function entriesOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
