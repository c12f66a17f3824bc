/** The configuration, parsed from the environment. */
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
  /** Packed packages for authors of games. */
  readonly packagesDir: string;
  /** Backups, one in each subfolder, from which damaged files of plugins are repaired. */
  readonly backupDir: string | undefined;
  /** Age at which the newest backup in `backupDir` is too old. */
  readonly backupMaxAgeMs: number;
  /** Where alerts are sent; undefined to list them in the console only. */
  readonly alertWebhook: AlertWebhookSettings | undefined;
  /** Where published files are stored instead of in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly consoleDir: string;
  readonly rateLimits: boolean;
  /** Maximum of open connections per address; unlimited if rate limits are off. */
  readonly maxConnectionsPerAddress: number;
  /** How long a client may leave a response unread before its connection is closed. */
  readonly slowReaderMs: number;
  readonly footballApi: FootballApiConfig;
  /** Whether visitors see the photos and crests of the football data service instead of drawings. */
  readonly servicePictures: boolean;
  /** Whether the sync also runs on a schedule. */
  readonly syncCron: boolean;
  /** Port of the metrics endpoint; undefined to disable it. */
  readonly metricsPort: number | undefined;
  /** The administrator's password or its hash; without either, the server generates a password. */
  readonly adminPassword: string | undefined;
  readonly adminPasswordHash: string | undefined;
  /** How many days feedback is kept, because it may contain e-mail addresses. */
  readonly feedbackDays: number;
  /** Whether four older calls accept the password in the query string. */
  readonly adminQueryPassword: boolean;
}

/** A bucket of Amazon S3 or of a compatible server. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a compatible server; undefined for Amazon S3. */
  endpoint: string | undefined;
  /** Undefined to use the credentials of the machine. */
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

interface AlertWebhookSettings {
  /** May contain a secret of the receiver. */
  url: string;
  /** `whsec_` and the key of the signatures in base64. */
  secret: string;
}

/** The football data service. */
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

/** Injection token of the configuration, because an interface does not exist at run time. */
export const CONFIG = Symbol('Config');
