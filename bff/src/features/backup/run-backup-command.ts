import type { Config } from '../../platform/config/config.ts';
import { backUp, BackupRefused } from './backup.ts';
import { restore, verifyBackup } from './restore.ts';
import { fingerprintOf, type BackupManifest } from './backup-manifest.ts';

type Command = (config: Config, folder: string, fingerprint?: string) => Promise<BackupManifest>;

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: (config, folder) => backUp(config, folder, new Date()),
  restore,
  'verify-backup': (_config, folder, fingerprint) => verifyBackup(folder, fingerprint),
};

/** Runs a command for backups, see `USAGE`; returns false for any other arguments. */
export async function runBackupCommand(
  config: Config,
  [name, folder, fingerprint]: readonly string[],
): Promise<boolean> {
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) return false;
  if (!folder) throw new BackupRefused(`Name the folder: ${name} <folder>`);
  const { madeAt, database, rows, files } = await command(config, folder, fingerprint);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `${name}: ${folder} is complete: ${database} database of ${madeAt}, ${total} rows, ${Object.keys(files).length} files. ` +
      `Fingerprint: ${await fingerprintOf(folder)}`,
  );
  return true;
}
