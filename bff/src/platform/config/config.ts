export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Origin of the console, without a trailing slash; undefined if it shares the origin of the site. */
  readonly adminUrl: string | undefined;
  /** PostgreSQL; undefined for the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly trustProxy: TrustedProxies;
  readonly logLevel: LogLevel;
  readonly role: Role;
  readonly shutdownDelayMs: number;
  readonly pluginsDir: string;
  readonly shellDir: string;
  readonly packagesDir: string;
  /** Backups, one in each subfolder. Damaged files of plugins are repaired from them. */
  readonly backupDir: string | undefined;
  /** Maximum age of the newest backup in `backupDir`. */
  readonly backupMaxAgeMs: number;
  /** Undefined to list alerts only in the console. */
  readonly alertWebhook: AlertWebhookSettings | undefined;
  /** Undefined to store published files in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly consoleDir: string;
  readonly rateLimits: boolean;
  /** Maximum of open connections. Every open page keeps one for its event stream. */
  readonly maxConnections: number;
  /** Maximum of open connections per address; unlimited if rate limits are off. */
  readonly maxConnectionsPerAddress: number;
  /** How long a client may leave a response unread before its connection is closed. */
  readonly slowReaderMs: number;
  readonly footballApi: FootballApiConfig;
  /** Whether visitors see the photos and crests of the football data service instead of drawings. */
  readonly servicePictures: boolean;
  /** Whether the sync also runs on a schedule. */
  readonly syncCron: boolean;
  /** Undefined to disable the metrics endpoint. */
  readonly metricsPort: number | undefined;
  /** The administrator's password or its hash. Without either, the server generates a password. */
  readonly adminPassword: string | undefined;
  readonly adminPasswordHash: string | undefined;
  /** How many days feedback is kept, because it may contain e-mail addresses. */
  readonly feedbackDays: number;
  /** Whether four older calls accept the password in the query string. */
  readonly adminQueryPassword: boolean;
}

export interface S3Settings {
  bucket: string;
  region: string;
  /** Undefined for Amazon S3. */
  endpoint: string | undefined;
  /** Undefined to use the credentials of the machine. */
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

interface AlertWebhookSettings {
  /** May contain a secret. */
  url: string;
  /** `whsec_` and the key of the signatures in base64. */
  secret: string;
}

export interface FootballApiConfig {
  readonly url: string;
  /** Undefined to use the sandbox on this machine. */
  readonly key: string | undefined;
}

/** Trusted proxies in front of the server: their number, or their addresses. */
export type TrustedProxies = { hops: number } | { addresses: readonly string[] };

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const ROLES = ['web', 'worker', 'all'] as const;
export type Role = (typeof ROLES)[number];

/** An injection token, because an interface does not exist at run time. */
export const CONFIG = Symbol('Config');
