import { startProgram } from './program.ts';

/** A temporary PostgreSQL server with an empty database, in its own process. */
export interface Postgres {
  url: string;
  execute(statement: string): void;
  stop(): Promise<void>;
}

/** Returns undefined if PostgreSQL is not installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const { answer, write, stop } = await startProgram('postgres-process.ts');
  if (answer !== '') return { url: answer, execute: write, stop };
  await stop();
  return undefined;
}
