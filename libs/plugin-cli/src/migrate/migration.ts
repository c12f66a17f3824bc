import type { ProjectFiles } from '../project/project-files.ts';

/** A change that updates a game. It must be idempotent. */
export interface Migration {
  /** Position in the order of migrations. Numbers are never reused. */
  number: number;
  title: string;
  /** Returns only the changed files. */
  apply(files: ProjectFiles): ProjectFiles;
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
