import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = 'bff/test/fixtures/postgres-process.ts';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A temporary PostgreSQL server with an empty database, in its own process. */
export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

/** Returns undefined if PostgreSQL is not installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const program = spawn(process.execPath, [PROGRAM], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    program.stdin.end();
    return ended;
  };
  const url = await new Promise<string>((resolve, reject) => {
    program.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    program.once('exit', () => reject(new Error('PostgreSQL did not start.')));
  });
  if (url !== '') return { url, stop };
  await stop();
  return undefined;
}
