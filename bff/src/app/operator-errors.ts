import { BackupRefused } from '../features/backup/backup.ts';
import { PostgresToolFailed } from '../features/backup/postgres-tools.ts';
import { BlobStoreRefused, BlobStoreUnavailable } from '../platform/blobs/blob-store.ts';
import { ConfigError } from '../platform/config/read-config.ts';
import { DatabaseUnreachable } from '../platform/database/database-unreachable.ts';
import { DirectoryInUse } from '../platform/database/lock-holder.ts';
import { DiskFull } from '../platform/database/disk-full.ts';
import { MigrationFailed, SchemaRefused } from '../platform/database/migrate.ts';
import { DatabaseBroken } from '../platform/database/snapshots.ts';

/** Errors that the operator can fix. Their messages explain how, so the stack trace is omitted. */
const OPERATOR_ERRORS = [
  BackupRefused,
  BlobStoreRefused,
  BlobStoreUnavailable,
  ConfigError,
  DatabaseBroken,
  DatabaseUnreachable,
  DirectoryInUse,
  DiskFull,
  MigrationFailed,
  PostgresToolFailed,
  SchemaRefused,
];

/** Messages for errors of the operating system, by code. */
const SYSTEM_MESSAGES: Readonly<Record<string, (error: { port?: number; path?: string }) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program: stop it, or set PORT to another port.`,
  EACCES: ({ path }) =>
    `The server has no permission for ${path ?? 'a folder'}: grant it, or configure another folder.`,
  EPERM: ({ path }) => `The server has no permission for ${path ?? 'a folder'}: grant it, or configure another folder.`,
  EROFS: ({ path }) => `${path ?? 'A folder'} is read-only: configure another folder.`,
  ENOTDIR: ({ path }) => `${path ?? 'A configured folder'} is not a folder: configure another.`,
  EEXIST: ({ path }) => `${path ?? 'A configured folder'} exists and is not a folder: configure another.`,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
};

function diskFull({ path }: { path?: string }): string {
  return `The disk${path ? ` of ${path}` : ''} is full: free some space, or configure another folder.`;
}

/** Returns the message for the operator if the server cannot start; undefined for a bug, whose stack is needed. */
export function operatorMessage(error: unknown): string | undefined {
  if (OPERATOR_ERRORS.some((type) => error instanceof type)) return (error as Error).message;
  const { code = '', ...rest } = error as { code?: string; port?: number; path?: string };
  return SYSTEM_MESSAGES[code]?.(rest);
}
