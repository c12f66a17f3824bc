import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { ChangeListener } from '../src/app/replicas/change-follower.ts';
import { entities } from '../src/app/entities.ts';
import { backUp } from '../src/features/backup/backup.ts';
import { toLibpq } from '../src/features/backup/postgres-tools.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { OperatorError } from '../src/platform/environment/operator-error.ts';
import { ENCRYPTED, startCluster, type Cluster } from './fixtures/postgres-cluster.ts';

const POOL = 10;
const CONNECTIONS = `
  select ssl from pg_stat_ssl join pg_stat_activity using (pid)
  where datname = current_database() and backend_type = 'client backend'`;

async function open(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, entities);
  onTestFinished(() => database.close());
  return database;
}

/** Whether each connection of the database is encrypted. */
async function encrypted(database: Database): Promise<boolean[]> {
  const rows = await database.em().execute<{ ssl: boolean }[]>(CONNECTIONS);
  return rows.map(({ ssl }) => ssl);
}

/** Opens all connections of the pool. */
async function fillPool(database: Database): Promise<void> {
  const sleep = () => database.em().transactional((em) => em.execute('select pg_sleep(0.3)'));
  await Promise.all(Array.from({ length: POOL }, sleep));
}

describe.skipIf(inject('postgresUrl') === '')('a PostgreSQL server with TLS', () => {
  let cluster: Cluster;
  let folder: string;
  beforeAll(async () => {
    cluster = (await startCluster({ withTls: true }))!;
    folder = mkdtempSync(join(tmpdir(), 'sl-tls-'));
    copyFileSync(cluster.certificate, join(folder, 'root.pem'));
    writeFileSync(join(folder, 'empty.pem'), '');
    const admin = await openDatabase({ databaseUrl: cluster.urlOf('postgres'), dataDir: '' });
    await admin.em().execute(`create database ${ENCRYPTED}`);
    await admin.close();
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  /** @param address of the database, such as `localhost/postgres?sslmode=require`; `@` stands for the folder of the files */
  const urlOf = (address: string): string => {
    const [host = '', rest = ''] = address.replaceAll('@', folder).split(/(?=\/)(.*)/s);
    return cluster.urlOf('').replace('127.0.0.1', host).replace(/\/$/, rest);
  };
  const pgDump = (address: string): Promise<boolean> => {
    const { url } = toLibpq(urlOf(address));
    return promisify(execFile)('pg_dump', ['--schema-only', `--dbname=${url}`]).then(
      () => true,
      () => false,
    );
  };

  test('has only encrypted connections, also for migrations, notifications and backups', async () => {
    const address = urlOf(`localhost/${ENCRYPTED}?sslmode=verify-full&sslrootcert=@/root.pem`);
    const database = await open(address);
    await database.migrate();
    const listener = new ChangeListener(database.connection!, () => undefined);
    onTestFinished(() => listener.close());
    await listener.connect();
    await fillPool(database);
    expect(await encrypted(database)).toEqual(Array<boolean>(POOL + 1).fill(true));
    const backup = backUp({ databaseUrl: address, dataDir: join(folder, 'data') }, join(folder, 'backup'), new Date());
    await expect(backup).resolves.toMatchObject({ database: 'postgresql' });
  });

  test.each([
    ['127.0.0.1/postgres', true],
    ['127.0.0.1/postgres?sslmode=disable', false],
    ['127.0.0.1/postgres?sslmode=allow', false],
    [`127.0.0.1/${ENCRYPTED}?sslmode=allow`, true],
    ['127.0.0.1/postgres?sslmode=prefer', true],
    ['127.0.0.1/postgres?sslmode=require', true],
    ['127.0.0.1/postgres?ssl=true', true],
    ['127.0.0.1/postgres?sslmode=require&sslrootcert=@/root.pem', true],
    ['127.0.0.1/postgres?sslmode=verify-ca&sslrootcert=@/root.pem', true],
    ['localhost/postgres?sslmode=verify-full&sslrootcert=@/root.pem', true],
  ])('accepts %s, where TLS is %s, from the server and pg_dump', async (address, isEncrypted) => {
    const database = await open(urlOf(address));
    await fillPool(database);
    expect(await encrypted(database)).toEqual(Array<boolean>(POOL).fill(isEncrypted));
    expect(await pgDump(address)).toBe(true);
  });

  test.each([
    [`127.0.0.1/${ENCRYPTED}?sslmode=disable`, 'no encryption'],
    ['127.0.0.1/postgres?sslmode=verify-full&sslrootcert=@/root.pem', '127.0.0.1'],
    ['localhost/postgres?sslmode=require&sslrootcert=@/empty.pem', 'certificate'],
    ['localhost/postgres?sslmode=verify-ca&sslrootcert=@/empty.pem', 'certificate'],
  ])('is not reached by %s, neither by the server nor by pg_dump', async (address, reason) => {
    await expect(open(urlOf(address))).rejects.toThrow(reason);
    expect(await pgDump(address)).toBe(false);
  });

  test.each([
    ['sslmode=required', 'sslmode must be one of'],
    ['sslmode=verify-full', 'needs sslrootcert'],
    ['sslmode=verify-ca&sslrootcert=system', 'needs sslmode=verify-full'],
    ['sslmode=require&sslcert=@/root.pem', 'needed together'],
    ['sslmode=require&sslcrl=@/root.pem', 'parameter sslcrl'],
    ['sslmode=verify-ca&sslrootcert=@/none.pem', 'cannot be read: ENOENT'],
  ])('is not asked with %s', async (parameters, sentence) => {
    const refusal: unknown = await open(urlOf(`localhost/postgres?${parameters}`)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OperatorError);
    expect((refusal as Error).message).toContain(sentence);
  });
});

describe.skipIf(inject('postgresUrl') === '')('a PostgreSQL server without TLS', () => {
  test('refuses a start that requires TLS', async () => {
    const start = open(`${inject('postgresUrl')}?sslmode=require`);
    await expect(start).rejects.toThrow(/cannot be used \(The server does not support SSL connections\)/);
  });

  test('is used without TLS if the mode is prefer', async () => {
    expect(await encrypted(await open(`${inject('postgresUrl')}?sslmode=prefer`))).not.toContain(true);
  });
});
