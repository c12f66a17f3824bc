import { OperatorError } from '../platform/environment/operator-error.ts';

export const USAGE = `Usage: node bff/dist/main.js [command]

Without a command, the server starts. Its settings are environment variables; see docs/operations.md.

  --migrate-only                         prepare the database and exit
  --derive-careers                       compute all careers again and exit
  backup <folder>                        back up the database and the files of the games; prints a fingerprint
  restore <folder> [fingerprint]         restore a backup into an empty database
  verify-backup <folder> [fingerprint]   check a backup
  upgrade <folder>                       back up, migrate and test the stopped site; roll back on failure
  move-to-postgres                       copy the embedded database in DATA_DIR to an empty DATABASE_URL
  doctor                                 check settings, addresses, database, disk and backups, and give advice
  --version                              print the version
  --help                                 print this text`;

const COMMANDS = [...USAGE.matchAll(/^ {2}(\S+)((?: [<[]\w+[>\]])*)/gm)].map(([, name, parameters]) => ({
  name: name!,
  most: parameters!.split(' ').length,
}));

/** Throws an `OperatorError` for arguments that are no command: a typo must not start a server. */
export function checkArguments(given: readonly string[]): void {
  const [name, ...others] = given;
  if (name === undefined) return;
  const command = COMMANDS.find((known) => known.name === name);
  const unknown = command === undefined ? name : others[command.most - 1];
  if (unknown !== undefined) throw new OperatorError(`"${unknown}" is no command.\n\n${USAGE}`);
}
