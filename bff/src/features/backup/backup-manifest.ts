import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/sql';
import * as v from 'valibot';
import { OperatorError } from '../../platform/environment/operator-error.ts';

export class BackupRefused extends OperatorError {}

/** Describes a backup. The manifest is written last, so a backup without one is incomplete. */
const backupManifest = v.object({
  /** ISO 8601. */
  madeAt: v.string(),
  /** Version of the program that made the backup; `upgrade` backs up before it migrates. */
  server: v.string(),
  database: v.picklist(['embedded', 'postgresql']),
  /** Number of rows by table. */
  rows: v.record(v.string(), v.number()),
  /** SHA-256 of all other files, by path. */
  files: v.record(v.string(), v.string()),
});

export type BackupManifest = Readonly<v.InferOutput<typeof backupManifest>>;

export const MANIFEST = 'backup.json';

/** Throws `BackupRefused` if the folder is missing or no backup, or if its manifest is damaged. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(async () => {
    throw new BackupRefused(await whyNoBackup(folder));
  });
  try {
    return v.parse(backupManifest, JSON.parse(text));
  } catch {
    throw new BackupRefused(`The backup is damaged: ${MANIFEST} cannot be read. Use another one.`);
  }
}

async function whyNoBackup(folder: string): Promise<string> {
  if (!existsSync(folder)) return `${folder} does not exist. Name another folder.`;
  const names = await readdir(folder).catch((): string[] => []);
  const backup = names.sort().findLast((name) => existsSync(join(folder, name, MANIFEST)));
  if (backup !== undefined) return `${folder} contains backups. Name one of them, such as ${join(folder, backup)}.`;
  return `${folder} is not a complete backup: it has no ${MANIFEST}. Name another folder.`;
}

/** Instead of a hash: a restore would follow a link to files outside the backup. */
const NO_FILE = 'no regular file';

/** Returns the SHA-256 of every file below a folder except the manifest, and `NO_FILE` for links and the like. */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const hashes: Record<string, string> = {};
  for (const { path, isFile } of found) {
    const name = relative(folder, path).split(sep).join('/');
    if (name !== MANIFEST) hashes[name] = isFile ? await hashOf(path) : NO_FILE;
  }
  return hashes;
}

/** Returns the SHA-256 of a backup's manifest, and so of the whole backup. */
export function fingerprintOf(folder: string): Promise<string> {
  return hashOf(join(folder, MANIFEST));
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns a phrase for each file that is missing, unexpected, changed or a link, in the order of the paths; empty if intact. */
export function faultsOf(manifest: BackupManifest, found: Readonly<Record<string, string>>): string[] {
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  return [...names].sort().flatMap((name) => {
    if (found[name] === NO_FILE) return [`${name} is ${NO_FILE}`];
    if (found[name] === manifest.files[name]) return [];
    if (found[name] === undefined) return [`${name} is missing`];
    return [manifest.files[name] === undefined ? `${name} is unexpected` : `${name} has changed`];
  });
}

/** Returns the number of rows by table. Only a transaction with repeatable reads counts all tables at the same moment. */
export async function rowCounts(em: EntityManager): Promise<Record<string, number>> {
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await em.execute<{ rows: number }[]>(`select count(*)::int as rows from "${name}"`);
    counts[name] = row!.rows;
  }
  return counts;
}
