import type { Config } from '../../platform/config/config.ts';
import { backUp } from './backup.ts';
import { BackupRefused, fingerprintOf, type BackupManifest } from './backup-manifest.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { describeTarget, restore, verifyBackup } from './restore.ts';
import { upgrade } from './upgrade.ts';

type Command = (config: Config, folder: string, fingerprint?: string) => Promise<BackupManifest>;

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: (config, folder) => backUp(config, folder, new Date()),
  restore,
  upgrade: (config, folder) => upgrade(config, folder),
  'verify-backup': (_config, folder, fingerprint) => verifyBackup(folder, fingerprint),
};

/** Runs a command for backups and moves, see `USAGE`; returns false for any other arguments. */
export async function runBackupCommand(
  config: Config,
  [name, folder, fingerprint]: readonly string[],
): Promise<boolean> {
  if (name === 'move-to-postgres') {
    const { tables, rows } = await moveToPostgres(config);
    console.log(
      `${name}: ${rows} rows of ${tables} tables were copied, with the same checksums and sequences. ` +
        `The embedded database in ${config.dataDir} is unchanged. Start the site with DATABASE_URL.`,
    );
    return true;
  }
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) return false;
  if (!folder) throw new BackupRefused(`Name the folder: ${name} <folder>`);
  const { madeAt, server, database, rows, files } = await command(config, folder, fingerprint);
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  console.log(
    `${name}: ${folder} is complete: ${database} database of ${madeAt}, made by version ${server}: ${total} rows, ` +
      `${Object.keys(files).length} files. Fingerprint: ${await fingerprintOf(folder)}`,
  );
  if (command === restore)
    console.log(
      `${name}: restored to ${describeTarget(config)}. All ${counts.length} tables have as many rows as in the backup. ` +
        'Start the site with the same settings.',
    );
  return true;
}
