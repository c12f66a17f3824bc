import type { ProjectFiles } from '../new/project-files.ts';

/** One change that updates a game. Idempotent: a game that already has the change stays the same. */
export interface Migration {
  /** The position in the order of migrations. A number is never reused. */
  number: number;
  title: string;
  /** Returns the changed files. Other files stay the same. */
  apply(files: ProjectFiles): ProjectFiles;
}

/** Runs the migrations in order. Returns the files and the migrations that changed something. */
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
