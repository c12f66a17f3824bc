import { BackupRefused } from '../features/backup/backup.ts';
import { PostgresToolFailed } from '../features/backup/postgres-tools.ts';
import { ConfigError } from '../platform/config/read-config.ts';
import { DatabaseUnreachable } from '../platform/database/database-unreachable.ts';
import { DirectoryInUse } from '../platform/database/directory-lock.ts';
import { DiskFull } from '../platform/database/disk-full.ts';
import { MigrationFailed, SchemaTooNew } from '../platform/database/migrate.ts';
import { DatabaseBroken } from '../platform/database/snapshots.ts';

/** Faults that the operator can mend: their own words say how, and a stack would only hide them. */
const OPERATORS = [
  BackupRefused,
  ConfigError,
  DatabaseBroken,
  DatabaseUnreachable,
  DirectoryInUse,
  DiskFull,
  MigrationFailed,
  PostgresToolFailed,
  SchemaTooNew,
];

/** What the system itself refuses, by its code. */
const SYSTEM: Readonly<Record<string, (fault: { port?: number; path?: string }) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program: stop that, or set PORT to another.`,
  EACCES: ({ path }) => `${path ?? 'A folder'} may not be used by this user: give it to the server, or name another.`,
  EPERM: ({ path }) => `${path ?? 'A folder'} may not be used by this user: give it to the server, or name another.`,
  EROFS: ({ path }) => `${path ?? 'A folder'} can only be read: name another folder.`,
  ENOTDIR: ({ path }) => `${path ?? 'What is named as a folder'} is not a folder: name another.`,
  EEXIST: ({ path }) => `${path ?? 'What is named as a folder'} is there already and is not a folder: name another.`,
  ENOSPC: ({ path }) => `There is no room left on the disk${path ? ` for ${path}` : ''}: make some, or name another.`,
};

/** What to tell the operator of a server that cannot start; undefined for a bug, whose stack is wanted. */
export function operatorMessage(fault: unknown): string | undefined {
  if (OPERATORS.some((kind) => fault instanceof kind)) return (fault as Error).message;
  const { code = '', ...rest } = fault as { code?: string; port?: number; path?: string };
  return SYSTEM[code]?.(rest);
}
