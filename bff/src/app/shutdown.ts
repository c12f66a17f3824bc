import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { Snapshots } from '../platform/database/snapshots.ts';
import { OpenStreams } from '../platform/events/open-streams.ts';
import { Drain } from '../platform/http/drain.ts';

const LONGEST_REQUEST_MS = 10_000;
/** For requests that have been sent but not read yet: closing the door would cut them off unheard. */
const LAST_CALL_MS = 150;

/**
 * Leaves without losing a request: first says that it is going, then stops listening, finishes what it has begun, and
 * lets go of the database last.
 */
export async function shutDown(
  app: NestFastifyApplication,
  database: Database,
  { dataDir, shutdownDelayMs }: Pick<Config, 'dataDir' | 'shutdownDelayMs'>,
): Promise<void> {
  app.get(Drain).draining = true;
  app.get(OpenStreams).endAll();
  await wait(Math.max(shutdownDelayMs, LAST_CALL_MS));
  await stopListening(app);
  await app.close();
  await new Snapshots(dataDir)
    .take(database, new Date())
    .catch((fault: unknown) => console.error('No snapshot could be taken at the end.', fault));
  await database.close();
}

function stopListening(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpServer();
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST_MS);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    app.get(OpenStreams).endAll();
  });
}
