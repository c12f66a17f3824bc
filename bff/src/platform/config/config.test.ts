import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, type Variables } from './config.ts';

const WEBHOOK_SECRET = `whsec_${'k'.repeat(32)}`;

function faultsOf(variables: Variables): string[] {
  try {
    readConfig(variables, '/site');
    return [];
  } catch (fault) {
    return (fault as ConfigError).faults.map((text) => text.split(':')[0]!);
  }
}

test('returns the defaults for an empty environment', () => {
  expect(readConfig({}, '/site')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    adminUrl: undefined,
    databaseUrl: undefined,
    dataDir: '/site/.data',
    trustProxy: { hops: 0 },
    logLevel: 'info',
    role: 'all',
    shutdownDelayMs: 0,
    pluginsDir: '/site/games',
    trustsPluginsDir: true,
    shellDir: '/site/shell/dist',
    packagesDir: '/site/libs/plugin-cli/dist/packages',
    backupDir: undefined,
    backupMaxAgeMs: 26 * 3_600_000,
    alertWebhook: undefined,
    s3: undefined,
    metricsPort: undefined,
    consoleDir: '/site/admin/dist',
    rateLimits: true,
    maxConnections: 4000,
    maxConnectionsPerAddress: 200,
    slowReaderMs: 20_000,
    footballApi: { url: 'https://v3.football.api-sports.io', key: undefined },
    adminPassword: undefined,
    adminPasswordHash: undefined,
    adminQueryPassword: true,
    feedbackDays: 365,
    servicePictures: false,
    syncCron: false,
  });
});

test.each([
  [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [{ PORT: '8080', PUBLIC_URL: 'https://games.example.org/' }, { publicUrl: 'https://games.example.org' }],
  [{ ADMIN_URL: 'https://admin.example.org/' }, { adminUrl: 'https://admin.example.org' }],
  [{ ADMIN_URL: 'http://localhost:3001' }, { adminUrl: 'http://localhost:3001' }],
  [{ ADMIN_URL: 'http://admin.localhost:3000' }, { adminUrl: 'http://admin.localhost:3000' }],
  [{ GAMES_URL: 'http://*.games.localhost:3000' }, { gamesUrl: 'http://*.games.localhost:3000' }],
  [{ TRUST_PROXY: '2' }, { trustProxy: { hops: 2 } }],
  [{ TRUST_PROXY: '8' }, { trustProxy: { hops: 8 } }],
  [{ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1' }, { trustProxy: { addresses: ['10.0.0.1', '10.1.0.0/16', '::1'] } }],
  [{ DATA_DIR: '/var/lib/soccer' }, { dataDir: '/var/lib/soccer' }],
  [{ PORT: '' }, { port: 3000 }],
  [{ FEEDBACK_DAYS: '30' }, { feedbackDays: 30 }],
  [
    { ALERT_WEBHOOK_URL: 'https://hooks.example.org/a', ALERT_WEBHOOK_SECRET: WEBHOOK_SECRET },
    { alertWebhook: { url: 'https://hooks.example.org/a', secret: WEBHOOK_SECRET } },
  ],
  [{ SERVICE_PICTURES: 'on' }, { servicePictures: true }],
  [{ RATE_LIMITS: 'off' }, { rateLimits: false, maxConnectionsPerAddress: Infinity }],
  [{ MAX_CONNECTIONS: '20000' }, { maxConnections: 20_000 }],
  [
    { MAX_CONNECTIONS_PER_ADDRESS: '50', SLOW_READER_SECONDS: '5' },
    { maxConnectionsPerAddress: 50, slowReaderMs: 5000 },
  ],
  [{ S3_BUCKET: 'games' }, { s3: undefined }],
  [
    {
      BLOB_STORE: 's3',
      S3_BUCKET: 'games',
      S3_ENDPOINT: 'http://minio:9000',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
    {
      s3: {
        bucket: 'games',
        region: 'us-east-1',
        endpoint: 'http://minio:9000',
        accessKeyId: 'a',
        secretAccessKey: 'b',
      },
    },
  ],
  [
    { API_FOOTBALL_KEY: '0123456789abcdef', API_FOOTBALL_URL: 'http://127.0.0.1:4390' },
    { footballApi: { url: 'http://127.0.0.1:4390', key: '0123456789abcdef' }, syncCron: true },
  ],
  [{ API_FOOTBALL_KEY: '0123456789abcdef', SYNC_CRON: 'off' }, { syncCron: false }],
  [{ SYNC_CRON: 'on' }, { syncCron: true }],
] as [Variables, object][])('accepts %o', (variables, expected) => {
  expect(readConfig(variables, '/site')).toMatchObject(expected);
});

test.each(['http', '-1', '65536'])('says which ports are possible instead of "%s"', (PORT) => {
  expect(() => readConfig({ PORT }, '/site')).toThrow(`PORT: "${PORT}" must be a port number from 0 to 65535`);
});

test.each([
  [{ PORT: '80.5' }, ['PORT']],
  [{ PORT: '-1' }, ['PORT']],
  [{ PORT: '65536' }, ['PORT']],
  [{ PORT: '0x50' }, ['PORT']],
  [{ PUBLIC_URL: 'games.example.org' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://games.example.org/path' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://user:pass@games.example.org' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://games.example.org' }, ['PUBLIC_URL']],
  [{ ADMIN_URL: 'admin.example.org' }, ['ADMIN_URL']],
  [{ ADMIN_URL: 'https://admin.example.org/admin' }, ['ADMIN_URL']],
  [{ ADMIN_URL: 'http://admin.example.org' }, ['ADMIN_URL']],
  [{ ADMIN_URL: 'http://localhost.example.org' }, ['ADMIN_URL']],
  [{ ADMIN_URL: 'http://localhost:3000' }, ['ADMIN_URL']],
  [{ GAMES_URL: 'https://games.example' }, ['GAMES_URL']],
  [{ GAMES_URL: 'https://*.games.localhost' }, ['GAMES_URL']],
  [{ GAMES_URL: 'https://*.example.org', PUBLIC_URL: 'https://games.example.org' }, ['GAMES_URL']],
  [
    { GAMES_URL: 'https://*.example.org', PUBLIC_URL: 'https://a.example', ADMIN_URL: 'https://b.example.org' },
    ['GAMES_URL'],
  ],
  [{ ADMIN_URL: 'https://games.example.org', PUBLIC_URL: 'https://GAMES.example.org:443' }, ['ADMIN_URL']],
  [{ DATABASE_URL: 'mysql://root@localhost/soccer' }, ['DATABASE_URL']],
  [{ DATABASE_URL: 'postgres://localhost' }, ['DATABASE_URL']],
  [{ TRUST_PROXY: 'true' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '9' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '99' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '10.0.0.0/33' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '10.0.0.1,,' }, ['TRUST_PROXY']],
  [{ LOG_LEVEL: 'verbose' }, ['LOG_LEVEL']],
  [{ ROLE: 'admin' }, ['ROLE']],
  [{ SHUTDOWN_DELAY_MS: '5s' }, ['SHUTDOWN_DELAY_MS']],
  [{ SHUTDOWN_DELAY_MS: '60001' }, ['SHUTDOWN_DELAY_MS']],
  [{ DATABASE_URL_FILE: '/not/there' }, ['DATABASE_URL_FILE']],
  [{ BACKUP_MAX_HOURS: '0' }, ['BACKUP_MAX_HOURS']],
  [{ ALERT_WEBHOOK_URL: 'https://hooks.example.org/' }, ['ALERT_WEBHOOK_SECRET']],
  [{ ALERT_WEBHOOK_URL: 'https://hooks.example.org/', ALERT_WEBHOOK_SECRET: 'short' }, ['ALERT_WEBHOOK_SECRET']],
  [{ ALERT_WEBHOOK_URL: 'https://10.0.0.1/', ALERT_WEBHOOK_SECRET: WEBHOOK_SECRET }, ['ALERT_WEBHOOK_URL']],
  [{ BLOB_STORE: 'floppy' }, ['BLOB_STORE']],
  [{ BLOB_STORE: 's3' }, ['S3_BUCKET']],
  [{ BLOB_STORE: 's3', S3_BUCKET: 'games', S3_ENDPOINT: 'minio' }, ['S3_ENDPOINT']],
  [{ BLOB_STORE: 's3', S3_BUCKET: 'games', S3_ACCESS_KEY_ID: 'a' }, ['S3_SECRET_ACCESS_KEY']],
  [{ MAX_CONNECTIONS: '99' }, ['MAX_CONNECTIONS']],
  [{ MAX_CONNECTIONS: '60001' }, ['MAX_CONNECTIONS']],
  [{ MAX_CONNECTIONS_PER_ADDRESS: '9' }, ['MAX_CONNECTIONS_PER_ADDRESS']],
  [{ SLOW_READER_SECONDS: '0' }, ['SLOW_READER_SECONDS']],
  [{ API_FOOTBALL_KEY: 'with blanks' }, ['API_FOOTBALL_KEY']],
  [{ API_FOOTBALL_URL: 'http://football.example.org' }, ['API_FOOTBALL_URL']],
  [{ API_FOOTBALL_URL: 'http://localhost.example.org' }, ['API_FOOTBALL_URL']],
  [{ API_FOOTBALL_URL: 'http://127.0.0.1.example.org/v3' }, ['API_FOOTBALL_URL']],
  [{ API_FOOTBALL_URL: 'https://key@football.example.org' }, ['API_FOOTBALL_URL']],
  [{ PORT: 'x', ROLE: 'x', LOG_LEVEL: 'x' }, ['LOG_LEVEL', 'PORT', 'ROLE']],
] as [Variables, string[]][])('rejects %o', (variables, names) => {
  expect([...new Set(faultsOf(variables))].sort()).toEqual(names);
});

describe('a secret', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sl-config-')), 'url');
  writeFileSync(file, 'postgres://me:hidden@db/soccer\n');

  test('may be read from a file', () => {
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://me:hidden@db/soccer');
  });

  test('is rejected if it is also set as a file', () => {
    expect(faultsOf({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://a/b' })).toContain('DATABASE_URL');
  });

  test('is not shown in the error message', () => {
    expect(() => readConfig({ API_FOOTBALL_KEY: 'hidden key' })).toThrow(/^(?!.*hidden)/s);
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hidden@db/soccer' })).toThrow(/^(?!.*hidden)/s);
  });
});

test('returns a frozen configuration', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});
