import { isIP } from 'node:net';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsUrl, Matches, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import proxyAddr from '@fastify/proxy-addr';
import { isStrongHash } from '../passwords/password-hash.ts';
import { isLoopback, isPublicAddress } from './public-hosts.ts';

const URL_MESSAGE = 'must be an address that begins with http:// or https://';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const ROLES = ['web', 'worker', 'all'] as const;

/** Trusted proxies in front of the server: their number, or their addresses. */
export type TrustedProxies = { hops: number } | { addresses: readonly string[] };

const ORIGIN = /^https?:\/\/[^/?#@]+\/?$/;
const ANY_HOST = { require_tld: false, require_protocol: true };

/** @param what for the message, such as `a port number` */
function WholeNumberFrom(min: number, max: number, what: string): PropertyDecorator {
  const message = `must be ${what} from ${min} to ${max}`;
  const rules = [IsInt({ message }), Min(min, { message }), Max(max, { message })];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

/** The environment variables. Each message says how to fix the variable. */
export class Environment {
  @WholeNumberFrom(0, 65_535, 'a port number')
  PORT: number | string = 3000;

  @IsNotEmpty({ message: 'must be an address to listen on, such as 127.0.0.1' })
  HOST = '127.0.0.1';

  @IsOptional()
  @Matches(ORIGIN, { message: 'must be an origin without a path, such as https://games.example.org' })
  @IsUrl(ANY_HOST, { message: URL_MESSAGE })
  PUBLIC_URL?: string;

  @IsOptional()
  @Matches(ORIGIN, { message: 'must be an origin without a path, such as https://admin.games.example.org' })
  @IsUrl(ANY_HOST, { message: URL_MESSAGE })
  ADMIN_URL?: string;

  @IsOptional()
  @Matches(/^https?:\/\/\*(?:\.[a-z0-9-]+)+(?::\d+)?$/, {
    message: 'must be an origin with an asterisk for the name of a game, such as https://*.games.example',
  })
  GAMES_URL?: string;

  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/[^\s/]+\/[^\s]+$/, {
    message: 'must read postgres://user:password@host:port/database; omit it for the embedded database',
  })
  DATABASE_URL?: string;

  @IsNotEmpty({ message: 'must be a folder' })
  DATA_DIR = '.data';

  @ValidateBy(
    { name: 'isTrustedProxies', validator: { validate: isTrustedProxies } },
    { message: 'must be the number of proxies in front, such as 1, or their addresses, such as 10.0.0.1,10.1.0.0/16' },
  )
  TRUST_PROXY = '0';

  @IsIn(LOG_LEVELS, { message: `must be one of ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL: LogLevel = 'info';

  @IsIn(ROLES, { message: `must be one of ${ROLES.join(', ')}` })
  ROLE: (typeof ROLES)[number] = 'all';

  @WholeNumberFrom(0, 60_000, 'milliseconds')
  SHUTDOWN_DELAY_MS: number | string = 0;

  @IsOptional()
  @WholeNumberFrom(0, 65_535, 'a port number')
  METRICS_PORT?: number | string;

  @IsNotEmpty({ message: 'must be the folder of the built games' })
  PLUGINS_DIR = 'games';

  @IsOptional()
  @IsIn(['on', 'off'], { message: 'must be on or off; by default it is on if PLUGINS_DIR is the folder of the site' })
  TRUST_PLUGINS_DIR?: 'on' | 'off';

  @IsNotEmpty({ message: 'must be the folder of the built shell' })
  SHELL_DIR = 'shell/dist';

  @IsOptional()
  @IsIn(['on', 'off'], { message: 'must be on or off; by default it is on if there is an API key' })
  SYNC_CRON?: 'on' | 'off';

  @IsNotEmpty({ message: 'must be the folder of the packed packages' })
  PACKAGES_DIR = 'libs/plugin-cli/dist/packages';

  @IsOptional()
  @IsNotEmpty({ message: 'must be the folder of the backups' })
  BACKUP_DIR?: string;

  @WholeNumberFrom(1, 8760, 'hours')
  BACKUP_MAX_HOURS: number | string = 26;

  @IsOptional()
  @ValidateBy(
    { name: 'isWebhookAddress', validator: { validate: isWebhookAddress } },
    { message: 'must begin with https:// and have a public host; http:// is only allowed for this machine' },
  )
  ALERT_WEBHOOK_URL?: string;

  @ValidateIf(({ ALERT_WEBHOOK_URL }: Environment) => ALERT_WEBHOOK_URL !== undefined)
  @Matches(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, {
    message: 'must be whsec_ and 24 to 64 random bytes in base64, because ALERT_WEBHOOK_URL is set',
  })
  ALERT_WEBHOOK_SECRET?: string;

  @IsIn(['folder', 's3'], { message: 'must be folder, or s3 with S3_BUCKET' })
  BLOB_STORE: 'folder' | 's3' = 'folder';

  @ValidateIf(({ BLOB_STORE }: Environment) => BLOB_STORE === 's3')
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { message: 'must name the bucket, because BLOB_STORE is s3' })
  S3_BUCKET?: string;

  @IsNotEmpty({ message: 'must be a region, such as eu-central-1' })
  S3_REGION = 'us-east-1';

  @IsOptional()
  @IsUrl(
    { ...ANY_HOST, protocols: ['http', 'https'] },
    { message: 'must be the URL of an S3-compatible server; omit it for Amazon S3' },
  )
  S3_ENDPOINT?: string;

  @IsOptional()
  @IsNotEmpty()
  S3_ACCESS_KEY_ID?: string;

  @ValidateIf(({ S3_ACCESS_KEY_ID }: Environment) => S3_ACCESS_KEY_ID !== undefined)
  @IsNotEmpty({ message: 'must be given with S3_ACCESS_KEY_ID' })
  S3_SECRET_ACCESS_KEY?: string;

  @IsNotEmpty({ message: 'must be the folder of the built console' })
  CONSOLE_DIR = 'admin/dist';

  @IsOptional()
  @Matches(/^[\x21-\x7e]{8,128}$/, {
    message: 'must be the key as the service shows it: 8 to 128 characters without spaces',
  })
  API_FOOTBALL_KEY?: string;

  @Matches(/^(?:https:\/\/[^?#@]*|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/][^?#@]*)?)$/, {
    message: 'must begin with https://, because every call contains the key; http:// is only allowed for this machine',
  })
  @IsUrl(ANY_HOST, { message: 'must be the address of the service' })
  API_FOOTBALL_URL = 'https://v3.football.api-sports.io';

  @IsIn(['on', 'off'], { message: 'must be off, or on to show the pictures of the football data service' })
  SERVICE_PICTURES: 'on' | 'off' = 'off';

  @IsIn(['on', 'off'], { message: 'must be on, or off for a load test on a closed network' })
  RATE_LIMITS: 'on' | 'off' = 'on';

  @WholeNumberFrom(100, 60_000, 'a number of connections')
  MAX_CONNECTIONS: number | string = 4000;

  @WholeNumberFrom(10, 4000, 'a number of connections')
  MAX_CONNECTIONS_PER_ADDRESS: number | string = 200;

  @WholeNumberFrom(1, 600, 'seconds')
  SLOW_READER_SECONDS: number | string = 20;

  @IsOptional()
  ADMIN_PASSWORD?: string;

  @IsOptional()
  @ValidateBy(
    { name: 'isStrongHash', validator: { validate: isStrongHash } },
    { message: 'must be an argon2id hash, $argon2id$…, of at least 19 MiB and two passes' },
  )
  ADMIN_PASSWORD_HASH?: string;

  @WholeNumberFrom(1, 3650, 'days')
  FEEDBACK_DAYS: number | string = 365;

  @IsIn(['on', 'off'], { message: 'must be on, or off to refuse the password in the address of a call' })
  ADMIN_QUERY_PASSWORD: 'on' | 'off' = 'on';
}

/** Whether a text is a webhook's URL: https and a public host, or this machine, without user and password. */
export function isWebhookAddress(text: unknown): boolean {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (isLoopback(hostname)) return protocol === 'https:' || protocol === 'http:';
  const address = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(address) === 0 || isPublicAddress(address));
}

const MAX_HOPS = 8;

/** Whether a text is a number of proxies, or a list of their addresses and networks. */
function isTrustedProxies(text: unknown): boolean {
  return typeof text === 'string' && (isHopCount(text) || isAddressList(text));
}

export function parseTrustedProxies(text: string): TrustedProxies {
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
