import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { isURL } from 'class-validator';
import * as v from 'valibot';
import { isStrongHash } from '../passwords/password-hash.ts';
import { isLoopback, isPublicAddress } from './public-hosts.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const ROLES = ['web', 'worker', 'all'] as const;

/** Trusted proxies in front of the server: their number, or their addresses. */
export type TrustedProxies = { hops: number } | { addresses: readonly string[] };

/** `PLUGINS_DIR` by default: the games that the site ships. */
export const OWN_GAMES = 'games';

function text(rule: RegExp | ((text: string) => boolean), message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => (rule instanceof RegExp ? rule.test(value) : rule(value)), message),
  );
}

/** @param what for the message, such as `a port number` */
function wholeNumber(min: number, max: number, what: string) {
  const isInRange = (value: string): boolean => /^\d{1,9}$/.test(value) && +value >= min && +value <= max;
  return v.pipe(text(isInRange, `must be ${what} from ${min} to ${max}`), v.transform(Number));
}

function address(message: string, protocols = ['http', 'https', 'ftp']) {
  return text((value) => isURL(value, { require_tld: false, require_protocol: true, protocols }), message);
}

function origin(example: string) {
  return v.pipe(
    address('must be an address that begins with http:// or https://'),
    v.regex(/^https?:\/\/[^/?#@]+\/?$/, `must be an origin without a path, such as ${example}`),
  );
}

const onOrOff = (message: string) => v.picklist(['on', 'off'], message);

/** The environment variables with their defaults. Each message says how to fix the variable. */
export const ENVIRONMENT = v.object({
  PORT: v.optional(wholeNumber(0, 65_535, 'a port number'), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_URL: v.optional(origin('https://games.example.org')),
  ADMIN_URL: v.optional(origin('https://admin.games.example.org')),
  GAMES_URL: v.optional(
    text(
      /^https?:\/\/\*(?:\.[a-z0-9-]+)+(?::\d+)?$/,
      'must be an origin with an asterisk for the name of a game, such as https://*.games.example',
    ),
  ),
  DATABASE_URL: v.optional(
    text(
      /^postgres(ql)?:\/\/[^\s/]+\/[^\s]+$/,
      'must read postgres://user:password@host:port/database; omit it for the embedded database',
    ),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  TRUST_PROXY: v.optional(
    v.pipe(
      text(
        isTrustedProxies,
        'must be the number of proxies in front, such as 1, or their addresses, such as 10.0.0.1,10.1.0.0/16',
      ),
      v.transform(parseTrustedProxies),
    ),
    '0',
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  ROLE: v.optional(v.picklist(ROLES, `must be one of ${ROLES.join(', ')}`), 'all'),
  SHUTDOWN_DELAY_MS: v.optional(wholeNumber(0, 60_000, 'milliseconds'), '0'),
  METRICS_PORT: v.optional(wholeNumber(0, 65_535, 'a port number')),
  PLUGINS_DIR: v.optional(v.string(), OWN_GAMES),
  TRUST_PLUGINS_DIR: v.optional(
    onOrOff('must be on or off; by default it is on if PLUGINS_DIR is the folder of the site'),
  ),
  SHELL_DIR: v.optional(v.string(), 'shell/dist'),
  SYNC_CRON: v.optional(onOrOff('must be on or off; by default it is on if there is an API key')),
  PACKAGES_DIR: v.optional(v.string(), 'libs/plugin-cli/dist/packages'),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_MAX_HOURS: v.optional(wholeNumber(1, 8760, 'hours'), '26'),
  ALERT_WEBHOOK_URL: v.optional(
    text(isWebhookAddress, 'must begin with https:// and have a public host; http:// is only allowed for this machine'),
  ),
  ALERT_WEBHOOK_SECRET: v.optional(v.string()),
  BLOB_STORE: v.optional(v.picklist(['folder', 's3'], 'must be folder, or s3 with S3_BUCKET'), 'folder'),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ENDPOINT: v.optional(
    address('must be the URL of an S3-compatible server; omit it for Amazon S3', ['http', 'https']),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  CONSOLE_DIR: v.optional(v.string(), 'admin/dist'),
  API_FOOTBALL_KEY: v.optional(
    text(/^[\x21-\x7e]{8,128}$/, 'must be the key as the service shows it: 8 to 128 characters without spaces'),
  ),
  API_FOOTBALL_URL: v.optional(
    v.pipe(
      address('must be the address of the service'),
      v.regex(
        /^(?:https:\/\/[^?#@]*|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/][^?#@]*)?)$/,
        'must begin with https://, because every call contains the key; http:// is only allowed for this machine',
      ),
    ),
    'https://v3.football.api-sports.io',
  ),
  SERVICE_PICTURES: v.optional(onOrOff('must be off, or on to show the pictures of the football data service'), 'off'),
  RATE_LIMITS: v.optional(onOrOff('must be on, or off for a load test on a closed network'), 'on'),
  MAX_CONNECTIONS: v.optional(wholeNumber(100, 60_000, 'a number of connections'), '4000'),
  MAX_CONNECTIONS_PER_ADDRESS: v.optional(wholeNumber(10, 4000, 'a number of connections'), '200'),
  SLOW_READER_SECONDS: v.optional(wholeNumber(1, 600, 'seconds'), '20'),
  ADMIN_PASSWORD: v.optional(v.string()),
  ADMIN_PASSWORD_HASH: v.optional(
    text(isStrongHash, 'must be an argon2id hash, $argon2id$…, of at least 19 MiB and two passes'),
  ),
  FEEDBACK_DAYS: v.optional(wholeNumber(1, 3650, 'days'), '365'),
  ADMIN_QUERY_PASSWORD: v.optional(onOrOff('must be on, or off to refuse the password in the address of a call'), 'on'),
});
export type Environment = v.InferOutput<typeof ENVIRONMENT>;

interface Needed {
  name: keyof Environment;
  /** Whether another variable requires this one. Otherwise, its value is not checked. */
  isNeeded(given: v.InferInput<typeof ENVIRONMENT>): boolean;
  rule: RegExp;
  message: string;
}

/** The variables that other variables require. */
export const NEEDED: readonly Needed[] = [
  {
    name: 'ALERT_WEBHOOK_SECRET',
    isNeeded: ({ ALERT_WEBHOOK_URL }) => ALERT_WEBHOOK_URL !== undefined,
    rule: /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/,
    message: 'must be whsec_ and 24 to 64 random bytes in base64, because ALERT_WEBHOOK_URL is set',
  },
  {
    name: 'S3_BUCKET',
    isNeeded: ({ BLOB_STORE }) => BLOB_STORE === 's3',
    rule: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    message: 'must name the bucket, because BLOB_STORE is s3',
  },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    isNeeded: ({ S3_ACCESS_KEY_ID }) => S3_ACCESS_KEY_ID !== undefined,
    rule: /./,
    message: 'must be given with S3_ACCESS_KEY_ID',
  },
];

/** Whether a text is a webhook's URL: https and a public host, or this machine, without user and password. */
export function isWebhookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (isLoopback(hostname)) return protocol === 'https:' || protocol === 'http:';
  const address = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(address) === 0 || isPublicAddress(address));
}

const MAX_HOPS = 8;

/** Whether a text is a number of proxies, or a list of their addresses and networks. */
function isTrustedProxies(text: string): boolean {
  return isHopCount(text) || isAddressList(text);
}

function parseTrustedProxies(text: string): TrustedProxies {
  return isHopCount(text) ? { hops: Number(text) } : { addresses: addressesIn(text) };
}

function isHopCount(text: string): boolean {
  return /^\d$/.test(text) && Number(text) <= MAX_HOPS;
}

function isAddressList(text: string): boolean {
  const addresses = addressesIn(text);
  // proxy-addr also accepts "loopback", netmasks and "99", which the documented format does not include.
  if (!addresses.every((address) => isIP(address.replace(/\/\d+$/, '')))) return false;
  try {
    proxyAddr.compile(addresses);
    return true;
  } catch {
    return false;
  }
}

function addressesIn(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}
