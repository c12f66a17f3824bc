import type { Config } from '../../platform/config/config.ts';
import { backUp, BackupRefused } from './backup.ts';
import { restore, verifyBackup } from './restore.ts';
import type { BackupManifest } from './backup-manifest.ts';

const COMMANDS: Readonly<Record<string, (config: Config, folder: string) => Promise<BackupManifest>>> = {
  backup: (config, folder) => backUp(config, folder, new Date()),
  restore,
  'verify-backup': (_config, folder) => verifyBackup(folder),
};

/** Runs `backup <folder>`, `restore <folder>` or `verify-backup <folder>`; returns false for any other arguments. */
export async function runBackupCommand(config: Config, [name, folder]: readonly string[]): Promise<boolean> {
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) return false;
  if (!folder) throw new BackupRefused(`Name the folder: ${name} <folder>`);
  const { madeAt, database, rows, files } = await command(config, folder);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `${name}: ${folder} is complete: ${database} database of ${madeAt}, ${total} rows, ${Object.keys(files).length} files.`,
  );
  return true;
}
