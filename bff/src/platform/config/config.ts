import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { HOUR_MS } from '../environment/clock.ts';
import { passwordFault } from '../passwords/password-rules.ts';
import { ENVIRONMENT, NEEDED, OWN_GAMES, type Environment } from './environment.ts';
import { isLoopback } from './public-hosts.ts';
import { OperatorError } from '../environment/operator-error.ts';

/** Never shown in messages. Each may also be read from the file that `<NAME>_FILE` names. */
const SECRETS = [
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'ADMIN_PASSWORD_HASH',
  'ALERT_WEBHOOK_URL',
  'ALERT_WEBHOOK_SECRET',
  'API_FOOTBALL_KEY',
  'S3_SECRET_ACCESS_KEY',
];

const NAMES = Object.keys(ENVIRONMENT.entries);

/** The environment variables that the server reads. */
export const SETTING_NAMES = [...NAMES, ...SECRETS.map((name) => `${name}_FILE`)];

export type Variables = Readonly<Record<string, string | undefined>>;

export class ConfigError extends OperatorError {
  constructor(readonly faults: readonly string[]) {
    super(
      `The configuration is invalid. Correct these variables:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }
}

/** An injection token, because a type does not exist at run time. */
export const CONFIG = Symbol('Config');

export type Config = ReturnType<typeof readConfig>;
export type FootballApiConfig = Config['footballApi'];
export type S3Settings = NonNullable<Config['s3']>;

/** Returns the frozen configuration. Throws `ConfigError`. Folders are relative to `cwd`. */
export function readConfig(variables: Variables, cwd = process.cwd()) {
  const environment = readEnvironment(variables);
  const { PORT: port } = environment;
  const publicUrl = new URL(environment.PUBLIC_URL ?? `http://localhost:${port}`);
  const adminUrl = environment.ADMIN_URL === undefined ? undefined : new URL(environment.ADMIN_URL);
  const faults = adminFaults(environment, publicUrl, adminUrl);
  if (faults.length > 0) throw new ConfigError(faults);
  return Object.freeze({
    port,
    host: environment.HOST,
    /** Public origin of the site, without a trailing slash. */
    publicUrl: publicUrl.origin,
    /** Origin of the console, without a trailing slash; undefined if it shares the origin of the site. */
    adminUrl: adminUrl?.origin,
    /** Origins of the frames of sandboxed games, such as `https://*.games.example`; undefined if they have the site's. */
    gamesUrl: environment.GAMES_URL,
    /** PostgreSQL; undefined for the embedded database in `dataDir`. */
    databaseUrl: environment.DATABASE_URL,
    trustProxy: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL,
    role: environment.ROLE,
    shutdownDelayMs: environment.SHUTDOWN_DELAY_MS,
    ...foldersOf(environment, cwd),
    /** Maximum age of the newest backup in `backupDir`. */
    backupMaxAgeMs: environment.BACKUP_MAX_HOURS * HOUR_MS,
    /** Undefined to list alerts only in the console. */
    alertWebhook: alertWebhookOf(environment),
    /** Undefined to store published files in `dataDir`. */
    s3: s3Of(environment),
    /** Undefined to disable the metrics endpoint. */
    metricsPort: environment.METRICS_PORT,
    ...limitsOf(environment),
    ...footballServiceOf(environment),
    ...passwordsOf(environment),
    /** Days until feedback is deleted, because it may contain e-mail addresses. */
    feedbackDays: environment.FEEDBACK_DAYS,
  });
}

function footballServiceOf(environment: Environment) {
  return {
    footballApi: Object.freeze({
      url: environment.API_FOOTBALL_URL,
      /** Undefined to use the sandbox on this machine. */
      key: environment.API_FOOTBALL_KEY,
    }),
    /** Whether visitors see the photos and crests of the football data service instead of drawings. */
    servicePictures: environment.SERVICE_PICTURES === 'on',
    /** Whether the sync also runs on a schedule. */
    syncCron: (environment.SYNC_CRON ?? (environment.API_FOOTBALL_KEY ? 'on' : 'off')) === 'on',
  };
}

function passwordsOf(environment: Environment) {
  return {
    /** The administrator's password or its hash. Without either, the server generates a password. */
    adminPassword: environment.ADMIN_PASSWORD,
    adminPasswordHash: environment.ADMIN_PASSWORD_HASH,
    /** Whether four older calls accept the password in the query string. */
    adminQueryPassword: environment.ADMIN_QUERY_PASSWORD === 'on',
  };
}

function foldersOf(environment: Environment, cwd: string) {
  return {
    dataDir: resolve(cwd, environment.DATA_DIR),
    pluginsDir: resolve(cwd, environment.PLUGINS_DIR),
    /** Whether the games of that folder are trusted without an owner's decision, as those that the site ships. */
    trustsPluginsDir: environment.TRUST_PLUGINS_DIR
      ? environment.TRUST_PLUGINS_DIR === 'on'
      : environment.PLUGINS_DIR === OWN_GAMES,
    shellDir: resolve(cwd, environment.SHELL_DIR),
    consoleDir: resolve(cwd, environment.CONSOLE_DIR),
    packagesDir: resolve(cwd, environment.PACKAGES_DIR),
    /** Backups, one in each subfolder. Damaged files of plugins are repaired from them. */
    backupDir: environment.BACKUP_DIR === undefined ? undefined : resolve(cwd, environment.BACKUP_DIR),
  };
}

function limitsOf(environment: Environment) {
  const rateLimits = environment.RATE_LIMITS === 'on';
  return {
    rateLimits,
    /** Maximum of open connections. Every open page keeps one for its event stream. */
    maxConnections: environment.MAX_CONNECTIONS,
    /** Maximum of open connections per address. */
    maxConnectionsPerAddress: rateLimits ? environment.MAX_CONNECTIONS_PER_ADDRESS : Infinity,
    /** How long a client may leave a response unread before its connection is closed. */
    slowReaderMs: environment.SLOW_READER_SECONDS * 1000,
  };
}

function readEnvironment(variables: Variables): Environment {
  const faults: string[] = [];
  const withSecrets = SECRETS.reduce((known, name) => withSecretFile(known, name, faults), variables);
  const given = definedIn(withSecrets);
  const { success, issues = [], output } = v.safeParse(ENVIRONMENT, given, { abortPipeEarly: true });
  const needed = NEEDED.filter(({ name, isNeeded, rule }) => isNeeded(given) && !rule.test(given[name] ?? ''));
  for (const { name, message } of [
    ...issues.map((issue) => ({ name: v.getDotPath(issue)!, message: issue.message })),
    ...needed,
  ]) {
    // The URL of the database may contain a password too.
    const shown = SECRETS.includes(name) ? 'the value given' : `"${String(given[name])}"`;
    faults.push(`${name}: ${shown} ${message}`);
  }
  if (!success || faults.length > 0) throw new ConfigError(faults);
  return output;
}

/** Returns the faults of settings that would leave the administrator unprotected. */
function adminFaults(
  { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH, GAMES_URL }: Environment,
  publicUrl: URL,
  adminUrl: URL | undefined,
): string[] {
  const fault = ADMIN_PASSWORD === undefined ? undefined : passwordFault(ADMIN_PASSWORD, publicUrl.hostname);
  return [
    ...(fault ? [`ADMIN_PASSWORD: the value given ${fault}`] : []),
    ...(ADMIN_PASSWORD && ADMIN_PASSWORD_HASH
      ? ['ADMIN_PASSWORD: is also set as ADMIN_PASSWORD_HASH: remove one of them']
      : []),
    ...plainHttpFaults('PUBLIC_URL', publicUrl),
    ...(adminUrl ? plainHttpFaults('ADMIN_URL', adminUrl) : []),
    // The server distinguishes site and console by the host of a request.
    ...(adminUrl?.host === publicUrl.host
      ? [
          `ADMIN_URL: "${adminUrl.origin}" must differ from PUBLIC_URL in its host name or port; omit it to use one address`,
        ]
      : []),
    ...(GAMES_URL === undefined ? [] : gamesFaults(GAMES_URL, [publicUrl, ...(adminUrl ? [adminUrl] : [])])),
  ];
}

/** Browsers load no frame over plain HTTP in a page over HTTPS, and no host of a game may be that of the site. */
function gamesFaults(gamesUrl: string, sites: readonly URL[]): string[] {
  const { protocol, hostname } = new URL(gamesUrl.replace('*', 'any'));
  const suffix = hostname.slice('any'.length);
  const taken = sites.find((site) => site.hostname.endsWith(suffix));
  return [
    ...(protocol === sites[0]!.protocol ? [] : [`GAMES_URL: "${gamesUrl}" must begin with ${sites[0]!.protocol}//`]),
    ...(taken ? [`GAMES_URL: "${gamesUrl}" must not match ${taken.hostname}, which has another purpose`] : []),
  ];
}

function plainHttpFaults(name: string, { protocol, hostname, origin }: URL): string[] {
  if (protocol === 'https:' || isLoopback(hostname)) return [];
  return [
    `${name}: "${origin}" must begin with https://, because the administrator's session must be encrypted; ` +
      'http:// is only allowed for localhost',
  ];
}

function alertWebhookOf({ ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret }: Environment) {
  return url === undefined || secret === undefined ? undefined : { url, secret };
}

function s3Of(environment: Environment) {
  if (environment.BLOB_STORE !== 's3') return undefined;
  return {
    bucket: environment.S3_BUCKET ?? '',
    region: environment.S3_REGION,
    /** Undefined for Amazon S3. */
    endpoint: environment.S3_ENDPOINT,
    /** Undefined to use the credentials of the machine. */
    accessKeyId: environment.S3_ACCESS_KEY_ID,
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
  };
}

/** Returns the variables of the server that are not empty. */
function definedIn(variables: Variables): Variables {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = variables[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
}

function withSecretFile(variables: Variables, name: string, faults: string[]): Variables {
  const file = variables[`${name}_FILE`];
  if (!file) return variables;
  if (variables[name]) faults.push(`${name}: is also set as ${name}_FILE: remove one of them`);
  try {
    return { ...variables, [name]: readFileSync(file, 'utf8').trim() };
  } catch {
    faults.push(`${name}_FILE: "${file}" cannot be read: check that it exists and is readable`);
    return variables;
  }
}
