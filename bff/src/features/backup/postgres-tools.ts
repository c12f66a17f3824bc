import { spawn } from 'node:child_process';

/** One of PostgreSQL's own programs failed, or is not there. */
export class PostgresToolFailed extends Error {}

/** `pg_dump` in its custom format, of a consistent moment while the site goes on. */
export function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  return runTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);
}

/** `pg_restore` into an empty database, all or nothing. */
export function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const { pathname } = new URL(databaseUrl);
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  return runTool('pg_restore', databaseUrl, [...options, `--dbname=${pathname.slice(1)}`, file]);
}

// The password goes by the environment: arguments are shown to everybody on the machine.
function runTool(tool: string, databaseUrl: string, options: readonly string[]): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const child = spawn(tool, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new PostgresToolFailed(`${tool} is needed and is not installed here.`)));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new PostgresToolFailed(`${tool} failed: ${said.trim().slice(0, 500)}`)),
    );
  });
}
