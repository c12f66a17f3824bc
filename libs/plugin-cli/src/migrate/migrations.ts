import { classifyCompatibility } from '@soccer-legends/contracts';
import type { Dependencies, ProjectFiles } from '../new/project-files.ts';

/** A change that updates a game. It must be idempotent. */
export interface Migration {
  /** Position in the order of migrations. Numbers are never reused. */
  number: number;
  title: string;
  /** Returns only the changed files. */
  apply(files: ProjectFiles): ProjectFiles;
}

/**
 * Returns every migration in the order in which they run.
 * @param sdk version to which a game is updated
 * @param packages dependencies of a stand-alone project; undefined inside the workspace
 */
export function migrationsTo(sdk: string, packages?: Dependencies): readonly Migration[] {
  return [rangeOfTheSdk(sdk), ...(packages ? [packagesOfTheSite(packages)] : [])];
}

/** Replaces a range that excludes the SDK to which the game is updated. */
function rangeOfTheSdk(version: string): Migration {
  return {
    number: 1,
    title: `plugin.json accepts SDK ${version}`,
    apply: (files) =>
      changedJson(files, 'plugin.json', (manifest) => {
        const sdk = String(manifest['sdk']);
        const { verdict } = classifyCompatibility({ sdk, builtAgainst: version }, version);
        return verdict === 'compatible' ? manifest : { ...manifest, sdk: `^${version}` };
      }),
  };
}

/** A stand-alone project lists the site's packages by URL, and the URL contains the package's build. */
function packagesOfTheSite({ dependencies, devDependencies }: Dependencies): Migration {
  return {
    number: 2,
    title: 'package.json lists the current packages of the site',
    apply: (files) =>
      changedJson(files, 'package.json', (manifest) => ({
        ...manifest,
        dependencies: { ...(manifest['dependencies'] as object), ...dependencies },
        devDependencies: { ...(manifest['devDependencies'] as object), ...devDependencies },
      })),
  };
}

/** Runs the migrations in order. Returns all files, and the migrations that changed something. */
export function migrated(
  files: ProjectFiles,
  migrations: readonly Migration[],
): { files: ProjectFiles; applied: Migration[] } {
  const applied: Migration[] = [];
  const result = migrations.reduce((current, migration) => {
    const next = { ...current, ...migration.apply(current) };
    if (Object.entries(next).some(([path, text]) => current[path] !== text)) applied.push(migration);
    return next;
  }, files);
  return { files: result, applied };
}

type Json = Readonly<Record<string, unknown>>;

/** Returns the changed JSON file of a project; no file if it does not exist or has not changed. */
function changedJson(files: ProjectFiles, path: string, change: (value: Json) => Json): ProjectFiles {
  const text = files[path];
  if (text === undefined) return {};
  const value = JSON.parse(text) as Json;
  const changed = change(value);
  return JSON.stringify(changed) === JSON.stringify(value) ? {} : { [path]: `${JSON.stringify(changed, null, 2)}\n` };
}
