import 'reflect-metadata';
import { loadFootballData } from '@soccer-legends/football-data';
import { AdminPassword } from '../features/admin-session/password/admin-password.ts';
import { createApp } from './app.ts';
import { entities } from './entities.ts';
import { runBackupCommand } from '../features/backup/command.ts';
import { seed } from '../features/catalogue/seed.ts';
import type { Config } from '../platform/config/config.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { MetricsServer } from '../platform/metrics/metrics-server.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { createLog, type Log } from '../platform/http/log.ts';
import { plainWords } from './operator-errors.ts';
import { shutDown } from './shutdown.ts';
import { forgetSandboxIds } from '../features/sync/api-football/forget-sandbox-ids.ts';
import { sourceOf } from '../features/sync/api-football/upstream.ts';
import { startTracing } from '../platform/metrics/tracing.ts';

const ONE_KEY_PRESS_MS = 500;
/** Before whoever has told it to leave ends it by force; what is acknowledged is written by then. */
const LONGEST_LEAVING_MS = 30_000;

await start().catch((fault: unknown) => {
  console.error(plainWords(fault) ?? fault);
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (await runBackupCommand(config, process.argv.slice(2))) return;
  const log = createLog(config.logLevel, config.role);
  const facts = loadFootballData();
  const database = await openDatabase(config, entities);
  const { applied } = await database.migrate(async (em) => {
    if (await seed(em, facts, new Date()))
      log.info({ players: facts.players.length }, 'The bundled data set was brought in.');
    if (sourceOf(config.footballApi) === 'api-football') await forgetSandboxIds(em, new Date());
  });
  if (applied > 0) log.info({ applied }, 'The schema was brought up to date.');
  if (process.argv.includes('--migrate-only')) return database.close();

  const stopTracing = await startTracing(process.env);
  const app = await createApp({ config, database, facts, log });
  const metrics = new MetricsServer(app.get(Metrics));
  if (config.metricsPort !== undefined) await metrics.listen(config.metricsPort, config.host);
  const leave = async (): Promise<void> => {
    await shutDown(app, database, config);
    metrics.close();
    await stopTracing();
  };
  leaveOnSignals({ config, log, leave });
  await app.listen(config.port, config.host);
  console.log(`Soccer Legends is ready at ${config.publicUrl}`);
  const password = app.get(AdminPassword).takeGenerated();
  if (password) console.log(`The administrator's password, shown this once: ${password}`);
}

function leaveOnSignals({ config, log, leave }: { config: Config; log: Log; leave: () => Promise<void> }): void {
  let leavingSince: number | undefined;
  const go = (exitCode: number): void => {
    // A terminal signals the whole group, and a wrapper passes it on: one key press may come twice.
    if (leavingSince !== undefined && performance.now() - leavingSince < ONE_KEY_PRESS_MS) return;
    if (leavingSince !== undefined) process.exit(exitCode || 1);
    leavingSince = performance.now();
    const tooLong = (): void => {
      log.warn({}, 'Something does not end, such as a database that does not answer: leaving without it.');
      process.exit(1);
    };
    setTimeout(tooLong, config.shutdownDelayMs + LONGEST_LEAVING_MS).unref();
    leave().then(
      () => process.exit(exitCode),
      (fault: unknown) => {
        log.fatal({ err: fault }, 'The server did not stop in order.');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal, delayMs: config.shutdownDelayMs }, 'Leaving.');
      go(0);
    });
  }
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (fault) => {
      log.fatal({ err: fault }, 'A fault that nobody caught: leaving.');
      go(1);
    });
  }
}
