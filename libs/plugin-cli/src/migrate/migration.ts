import type { ProjectFiles } from '../new/project-files.ts';

/** One change that brings a game forward. Run on a game that has it already, it changes nothing. */
export interface Migration {
  /** In the order in which they are run; never used again. */
  number: number;
  title: string;
  /** The files as they should be; those that are not named stay as they are. */
  apply(files: ProjectFiles): ProjectFiles;
}

/** Runs every migration, one after the other; answers the files and which migrations changed something. */
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
