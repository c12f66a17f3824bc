import type { Dependencies } from '../project/project-files.ts';
import { changedJson } from './changed-json.ts';
import type { Migration } from './migration.ts';

/** A stand-alone project lists the site's packages by URL, and the URL contains the package's build. */
export function packagesOfTheSite({ dependencies, devDependencies }: Dependencies): Migration {
  return {
    number: 5,
    title: 'package.json lists the current packages of the site',
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
