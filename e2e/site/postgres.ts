import { startProgram } from './program.ts';

/** A temporary PostgreSQL server with an empty database, in its own process. */
export interface Postgres {
  url: string;
  /** Executes a statement of one line, and returns its rows. */
  execute<Row>(statement: string): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Returns undefined if PostgreSQL is not installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const { answer: url, ask, stop } = await startProgram('postgres-process.ts');
  if (url !== '')
    return { url, execute: async <Row>(statement: string) => JSON.parse(await ask(statement)) as Row[], stop };
  await stop();
  return undefined;
}
