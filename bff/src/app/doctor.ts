import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newestBackup } from '../features/backup/old-backups.ts';
import { verifyBackup } from '../features/backup/restore.ts';
import { SETTING_NAMES, type Config, type Variables } from '../platform/config/config.ts';
import { misspeltSettings } from '../platform/config/misspelt-settings.ts';
import { countServers, type Database } from '../platform/database/database.ts';
import { migrations } from '../platform/database/migrations/list.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { Snapshots } from '../platform/database/snapshots.ts';
import { HOUR_MS } from '../platform/environment/clock.ts';
import { VERSION } from '../platform/environment/version.ts';
import { diskSpace } from './monitoring/space-used.ts';

/** A result of the command `doctor`. The text contains advice unless the state is `ok`. */
interface Finding {
  subject: string;
  state: 'ok' | 'advice' | 'fault';
  text: string;
}

type Result = Omit<Finding, 'subject'>;

const ok = (text: string): Result => ({ state: 'ok', text });
const advice = (text: string): Result => ({ state: 'advice', text });
const fault = (text: string): Result => ({ state: 'fault', text });

const TIMEOUT_MS = 5000;
const MAX_CLOCK_DIFFERENCE_MS = 2000;
/** The disk is nearly full if less than this share and less than these bytes are free, as in `deploy/compose/alerts.yml`. */
const MIN_FREE = { ratio: 0.1, bytes: 10e9 };

/** Checks an installation without changing anything. The site may be running. */
export async function examine(config: Config, variables: Variables): Promise<Finding[]> {
  return [
    { subject: 'Versions', ...ok(`Soccer Legends ${VERSION}, Node ${process.versions.node}`) },
    { subject: 'Settings', ...settings(variables) },
    { subject: 'Site', ...(await address('PUBLIC_URL', config.publicUrl)) },
    { subject: 'Console', ...(await consoleAddress(config)) },
    ...(await databaseFindings(config)),
    { subject: 'Disk', ...(await disk(config)) },
    { subject: 'Backups', ...(await backups(config)) },
    {
      subject: 'Alerts',
      ...(config.alertWebhook
        ? ok('are sent to ALERT_WEBHOOK_URL')
        : advice('appear only in the console. Set ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET.')),
    },
  ];
}

/** Returns one line for each finding. */
export function describeFindings(findings: readonly Finding[]): string {
  const marks = { ok: 'ok    ', advice: 'advice', fault: 'FAULT ' };
  return findings.map(({ subject, state, text }) => `${marks[state]}  ${subject.padEnd(10)} ${text}`).join('\n');
}

function settings(variables: Variables): Result {
  const names = Object.keys(variables).filter((name) => variables[name]);
  const misspelt = misspeltSettings(names, SETTING_NAMES).map(({ given, meant }) => `${given} (${meant}?)`);
  const set = names.filter((name) => SETTING_NAMES.includes(name)).sort();
  if (misspelt.length > 0) return fault(`These are not settings and have no effect: ${misspelt.join(', ')}`);
  return ok(set.length > 0 ? `set: ${set.join(', ')}` : 'none set; see docs/operations.md for all of them');
}

async function address(name: string, url: string): Promise<Result> {
  try {
    const response = await fetch(`${url}/livez`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
    const { version } = (await response.json()) as { version?: string };
    if (version === VERSION) return ok(`${url} responds`);
    return advice(
      `${url} responds with version ${version ?? 'unknown'}, not ${VERSION}: restart it with this version.`,
    );
  } catch (error) {
    const { cause, message } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    return fault(`${url} does not respond (${why}). Start the server; check ${name}, its DNS record and the proxy.`);
  }
}

async function consoleAddress({ publicUrl, adminUrl }: Config): Promise<Result> {
  if (adminUrl) return address('ADMIN_URL', adminUrl);
  if (publicUrl.startsWith('http:')) return ok(`${publicUrl}/admin`);
  return advice('shares the address of the games. Set ADMIN_URL to separate them.');
}

async function databaseFindings(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined)
    return [
      { subject: 'Database', ...embedded(config) },
      { subject: 'Proxies', ...proxies(config, false) },
    ];
  const start = performance.now();
  let database: Database;
  try {
    database = await openDatabase(config);
  } catch (error) {
    return [{ subject: 'Database', ...fault((error as Error).message) }];
  }
  try {
    const ms = Math.round(performance.now() - start);
    return [
      { subject: 'Database', ...(await server(database, ms)) },
      { subject: 'Clock', ...(await clock(database)) },
      { subject: 'Replicas', ...(await replicas(database)) },
      { subject: 'Proxies', ...proxies(config, await sawUntrustedProxy(database)) },
    ];
  } finally {
    await database.close();
  }
}

function embedded({ dataDir }: Config): Result {
  if (!existsSync(join(dataDir, 'database'))) return ok(`none in ${dataDir} yet: the first start creates it`);
  const taken = new Snapshots(dataDir).newestAt();
  return ok(`embedded, in ${dataDir}; ${taken ? `newest snapshot ${taken.toISOString()}` : 'no snapshot yet'}`);
}

async function server(database: Database, ms: number): Promise<Result> {
  const [{ version, table }] = await database.execute<[{ version: string; table: string | null }]>(
    `select current_setting('server_version') as version, to_regclass('mikro_orm_migrations')::text as table`,
  );
  const name = `PostgreSQL ${version}, reached in ${ms} ms`;
  if (table === null) return advice(`${name}, is empty: start the server, or run "restore".`);
  const [{ count }] = await database.execute<[{ count: number }]>(
    'select count(*)::int as count from mikro_orm_migrations',
  );
  if (count === migrations.length) return ok(name);
  return advice(
    count < migrations.length
      ? `${name}, belongs to an older version: stop its servers, and run "upgrade".`
      : `${name}, belongs to a newer version: start that version.`,
  );
}

async function clock(database: Database): Promise<Result> {
  const sentAt = Date.now();
  const [{ now }] = await database.execute<[{ now: number }]>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  const difference = Math.round(now - (sentAt + Date.now()) / 2);
  if (Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS)
    return ok(`differs by ${difference} ms from the clock of PostgreSQL`);
  return fault(`differs by ${difference} ms from the clock of PostgreSQL: synchronize both machines with NTP.`);
}

async function replicas(database: Database): Promise<Result> {
  const count = await countServers(database);
  return count > 0 ? ok(`${count} connected to the database`) : advice('none is connected to the database: start one.');
}

async function sawUntrustedProxy(database: Database): Promise<boolean> {
  const rows = await database
    .execute(`select 1 from alert where kind = 'untrustedProxy' and ended_at is null`)
    .catch(() => []);
  return rows.length > 0;
}

function proxies({ publicUrl, trustProxy }: Config, sawUntrusted: boolean): Result {
  const trusted = 'hops' in trustProxy ? trustProxy.hops : trustProxy.addresses.length;
  if (sawUntrusted)
    return fault('A proxy that is not in TRUST_PROXY forwards requests. The console shows its address.');
  if (trusted === 0 && publicUrl.startsWith('https:'))
    return advice('PUBLIC_URL needs a proxy with TLS. Set TRUST_PROXY, or all visitors share one rate limit.');
  return ok('hops' in trustProxy ? `${trusted} in front of the server` : trustProxy.addresses.join(', '));
}

async function disk(config: Config): Promise<Result> {
  const space = await diskSpace(config).catch(() => null);
  if (!space) return ok(`${config.dataDir} does not exist yet`);
  const { free, total } = space;
  const text = `${Math.round(free / 1e9)} of ${Math.round(total / 1e9)} GB free for ${config.dataDir}`;
  return free / total < MIN_FREE.ratio && free < MIN_FREE.bytes
    ? fault(`${text}: free some space, because writes fail on a full disk.`)
    : ok(text);
}

async function backups({ backupDir, backupMaxAgeMs }: Config): Promise<Result> {
  if (backupDir === undefined) return advice('BACKUP_DIR is not set, so missing backups cause no alert.');
  const newest = await newestBackup(backupDir);
  if (!newest) return fault(`no complete one in ${backupDir}: run "backup".`);
  const hours = Math.round((Date.now() - newest.madeAt.getTime()) / HOUR_MS);
  const text = `the newest, ${newest.folder}, is ${hours} hours old`;
  if (Math.abs(hours) * HOUR_MS > backupMaxAgeMs) return fault(`${text}: check the job that makes the backups.`);
  const damage = await verifyBackup(newest.folder).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return damage === undefined ? ok(`${text} and intact`) : fault(`${text}. ${damage} Run "backup".`);
}
