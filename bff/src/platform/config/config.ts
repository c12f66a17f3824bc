/** Everything that the environment decides, parsed once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin under which visitors reach the site, without a slash at its end. */
  readonly publicUrl: string;
  /** PostgreSQL; undefined for the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly trustProxy: TrustedProxies;
  readonly logLevel: LogLevel;
  readonly role: Role;
  readonly shutdownDelayMs: number;
  readonly pluginsDir: string;
  readonly shellDir: string;
  /** The packed packages that authors of games build with. */
  readonly packagesDir: string;
  /** Where published files lie instead of in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly consoleDir: string;
  readonly rateLimits: boolean;
  readonly footballApi: FootballApiConfig;
  /** Whether the sync also begins by the clock. */
  readonly syncCron: boolean;
  /** Where the figures for Prometheus are told; undefined for nowhere. */
  readonly metricsPort: number | undefined;
  /** The administrator's password as the operator gave it, or as its hash; where neither is, the server makes one up. */
  readonly adminPassword: string | undefined;
  readonly adminPasswordHash: string | undefined;
  /** How long feedback is kept, which may hold e-mail addresses. */
  readonly feedbackDays: number;
  /** Whether four old calls take the password in their address. */
  readonly adminQueryPassword: boolean;
}

/** A bucket of Amazon's, or of another that speaks like it. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a server of one's own; undefined for Amazon's. */
  endpoint: string | undefined;
  /** Undefined to leave it to the machine's own credentials. */
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** Where football data is asked for. */
export interface FootballApiConfig {
  readonly url: string;
  /** Undefined where there is none: then data comes from the sandbox on this machine. */
  readonly key: string | undefined;
}

/** Proxies in front of the server: how many, or which; nothing of what a visitor says counts as one. */
export type TrustedProxies = { hops: number } | { addresses: readonly string[] };

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const ROLES = ['web', 'worker', 'all'] as const;
export type Role = (typeof ROLES)[number];

/** Names the configuration where it is injected: an interface leaves nothing behind to inject by. */
export const CONFIG = Symbol('Config');
