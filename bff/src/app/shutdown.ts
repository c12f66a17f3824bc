import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { Snapshots } from '../platform/database/snapshots.ts';
import { OpenStreams } from '../platform/events/open-streams.ts';
import { Drain } from '../platform/http/drain.ts';

const REQUEST_TIMEOUT_MS = 10_000;
/** Leaves time for requests to arrive that were sent before the server stopped listening. */
const MIN_DELAY_MS = 150;

/** Loses no request: reports not ready, waits for load balancers, finishes open requests, closes the database last. */
export async function shutDown(
  app: NestFastifyApplication,
  database: Database,
  { dataDir, shutdownDelayMs }: Pick<Config, 'dataDir' | 'shutdownDelayMs'>,
): Promise<void> {
  app.get(Drain).draining = true;
  app.get(OpenStreams).endAll();
  await wait(Math.max(shutdownDelayMs, MIN_DELAY_MS));
  await readArrived();
  await stopListening(app);
  await app.close();
  await new Snapshots(dataDir)
    .take(database, new Date())
    .catch((error: unknown) => console.error('No snapshot was taken at shutdown.', error));
  await database.close();
}

function stopListening(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpServer();
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    app.get(OpenStreams).endAll();
  });
}

/** During a shorter turn of the event loop, new requests are unlikely. */
const QUIET_TURN_MS = 1;
const MAX_TURNS = 1000;

/**
 * Waits until all requests that have arrived are read. Closing resets connections that are not accepted yet, and idle ones
 * with an unread request. A proxy repeats such a request only if it is idempotent.
 */
export async function readArrived(): Promise<void> {
  await nextTurn();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const start = performance.now();
    await nextTurn();
    if (performance.now() - start < QUIET_TURN_MS) return;
  }
}
