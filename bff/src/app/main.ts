import 'reflect-metadata';
import { type FootballData, loadFootballData } from '@soccer-legends/football-data';
import { SiteAddresses } from '../platform/http/site-addresses.ts';
import { AdminPassword } from '../features/admin-session/password/admin-password.ts';
import { describeFindings, examine } from './doctor.ts';
import { createApp, type WhenDatabaseResponds } from './app.ts';
import { checkArguments, USAGE } from './command-line.ts';
import { reservePort } from './port-reservation.ts';
import { entities } from './entities.ts';
import { runBackupCommand } from '../features/backup/backup-commands.ts';
import { seed } from '../features/people/store/seed.ts';
import { readConfig, SETTING_NAMES, type Config } from '../platform/config/config.ts';
import { misspeltSettings } from '../platform/config/misspelt-settings.ts';
import { prepareDataDirectory } from '../platform/database/data-directory.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { VERSION } from '../platform/environment/version.ts';
import { retryWhileUnreachable } from '../platform/database/retry-while-unreachable.ts';
import { SystemClock } from '../platform/environment/clock.ts';
import { MetricsServer } from '../platform/metrics/metrics-server.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { createLog, type Log } from '../platform/http/log.ts';
import { operatorMessage } from './operator-errors.ts';
import { shutDown } from './shutdown.ts';
import { footballSourceOf } from '../features/football-api/football-api.port.ts';
import { DeriveCareersJob, unlinkSandboxIds } from '../features/sync/sync.port.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const DUPLICATE_SIGNAL_MS = 500;
/** Shorter than the usual limit before an orchestrator kills the process. */
const SHUTDOWN_TIMEOUT_MS = 30_000;

// Files that the server writes are readable only for its own user, independent of the umask of the shell or container.
process.umask(0o077);

await start().catch((error: unknown) => {
  console.error(operatorMessage(error) ?? error);
  process.exit(1);
});

async function start(): Promise<void> {
  const [command] = process.argv.slice(2);
  if (command === '--help') return console.log(USAGE);
  if (command === '--version') return console.log(VERSION);
  checkArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  if (command === 'doctor') return runDoctor(config);
  if (await runBackupCommand(config, process.argv.slice(2))) return;
  const log = createLog(config.logLevel, config.role);
  const noSetting = 'An environment variable is not a setting and has no effect. Its name resembles that of a setting.';
  for (const misspelt of misspeltSettings(Object.keys(process.env), SETTING_NAMES)) log.warn(misspelt, noSetting);
  const facts = loadFootballData();
  // With PostgreSQL and a bucket, nothing is stored in the data directory.
  if (config.databaseUrl !== undefined && !config.s3) prepareDataDirectory(config.dataDir);
  const stopExiting = exitOnSignals();
  const freePort = command === undefined && config.port !== 0 ? await reservePort(config) : undefined;
  const whenDatabaseResponds = retrierFor(config, log);
  const database = await whenDatabaseResponds(() => openAndMigrate(config, facts, log));
  if (command === '--migrate-only') return database.close();

  const stopTracing = await startTracing(process.env);
  const app = await createApp({ config, database, facts, log, whenDatabaseResponds });
  stopExiting();
  if (command === '--derive-careers') {
    console.log(`${await app.get(DeriveCareersJob).deriveAll({ withoutReview: true })} careers changed.`);
    return shutDown(app, database, config);
  }
  const metrics = new MetricsServer(app.get(Metrics));
  if (config.metricsPort !== undefined) await metrics.listen(config.metricsPort, config.host);
  const stop = async (): Promise<void> => {
    await shutDown(app, database, config);
    metrics.close();
    await stopTracing();
  };
  shutDownOnSignals({ config, log, stop });
  await freePort?.();
  await app.listen(config.port, config.host);
  welcome(config, app.get(AdminPassword).revealGenerated());
}

async function runDoctor(config: Config): Promise<never> {
  const findings = await examine(config, process.env);
  console.log(describeFindings(findings));
  process.exit(findings.some(({ state }) => state === 'fault') ? 1 : 0);
}

/**
 * Prints the addresses of the site: on a terminal as text, otherwise as JSON lines like the rest of the log. Does so at every
 * `LOG_LEVEL`, because a password is shown only once.
 *
 * @param password undefined if none was generated at this start
 */
function welcome(config: Config, password: string | undefined): void {
  const log = createLog('info', config.role);
  const print = (text: string): void => (process.stdout.isTTY ? console.log(text) : log.info({}, text));
  print(`Soccer Legends is ready at ${config.publicUrl}`);
  const { consoleUrl } = new SiteAddresses(config);
  const shared = config.adminUrl ? '' : `${config.publicUrl}/admin and, out of reach of games, at `;
  if (consoleUrl) print(`The console is at ${shared}${consoleUrl}/admin`);
  if (password) print(`The administrator's password, shown only once: ${password}`);
}

/** Waiting does not free a full disk under the embedded database, so the start waits only for a database server. */
function retrierFor({ databaseUrl }: Config, log: Log): WhenDatabaseResponds {
  if (databaseUrl === undefined) return (attempt) => attempt();
  return (attempt) => retryWhileUnreachable(attempt, new SystemClock(), (message) => log.warn({}, message));
}

async function openAndMigrate(config: Config, facts: FootballData, log: Log): Promise<Database> {
  const database = await openDatabase(config, entities);
  try {
    const { applied } = await database.migrate(async (em) => {
      if (await seed(em, facts, new Date()))
        log.info({ players: facts.players.length }, 'The bundled data set was loaded.');
      if (footballSourceOf(config.footballApi) === 'api-football') await unlinkSandboxIds(em, new Date());
    });
    if (applied > 0) log.info({ applied }, 'The schema was migrated.');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The first process of a container ignores signals without a handler. Returns a function that removes the handlers. */
function exitOnSignals(): () => void {
  const exit = (): never => process.exit(0);
  for (const signal of SIGNALS) process.on(signal, exit);
  return () => SIGNALS.forEach((signal) => process.off(signal, exit));
}

function shutDownOnSignals({ config, log, stop }: { config: Config; log: Log; stop: () => Promise<void> }): void {
  let stoppingSince: number | undefined;
  const exit = (exitCode: number): void => {
    // A terminal signals the whole process group and a wrapper forwards the signal, so one key press may arrive twice.
    if (stoppingSince !== undefined && performance.now() - stoppingSince < DUPLICATE_SIGNAL_MS) return;
    if (stoppingSince !== undefined) process.exit(exitCode || 1);
    stoppingSince = performance.now();
    const onTimeout = (): void => {
      log.warn({}, 'The shutdown timed out, for example because the database does not respond. Exiting.');
      process.exit(1);
    };
    setTimeout(onTimeout, config.shutdownDelayMs + SHUTDOWN_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.fatal({ err: error }, 'The shutdown failed.');
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      log.info({ signal, delayMs: config.shutdownDelayMs }, 'Shutting down.');
      exit(0);
    });
  }
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, 'Uncaught error. Shutting down.');
      exit(1);
    });
  }
}

/**
 * Starts tracing requests if the standard variable `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Returns a function that stops it.
 * Outgoing calls are not traced, because the football data service rejects unknown headers.
 */
async function startTracing(variables: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!variables['OTEL_EXPORTER_OTLP_ENDPOINT']) return () => Promise.resolve();
  variables['OTEL_SERVICE_NAME'] ??= 'soccer-legends';
  const [{ NodeSDK }, { FastifyOtelInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@fastify/otel'),
  ]);
  const sdk = new NodeSDK({ instrumentations: [new FastifyOtelInstrumentation({ registerOnInitialization: true })] });
  sdk.start();
  return () => sdk.shutdown();
}
