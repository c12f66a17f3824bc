import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { ownFolder } from '../fixtures/own-folder.ts';
import { send } from '../fixtures/send.ts';
import { fault, faultIf } from './fault.ts';

const CHECK_SETTINGS = join(import.meta.dirname, '../../check-settings.mjs');
const SECRET = 'hunter2-hunter2';
const isRoot = process.getuid?.() === 0;

const folder = ownFolder();

/** Expects the server to exit at startup with a message instead of a stack. Returns its output. */
async function failedStart(variables: Record<string, string>): Promise<string> {
  const server = await folder.start(variables);
  expect(await server.exited).toBe(1);
  expect(server.output).not.toMatch(/^\s+at /m);
  expect(server.output).not.toContain(SECRET);
  return server.output;
}

fault(50, async () => {
  const invalid = { PORT: 'http', LOG_LEVEL: 'loud', TRUST_PROXY: 'true', DATABASE_URL: `mysql://x:${SECRET}@y/z` };
  const output = await failedStart(invalid);
  for (const name of Object.keys(invalid)) expect(output).toContain(`- ${name}: `);
  // `npm start` reports the same before it builds anything.
  const checked = spawnSync(process.execPath, [CHECK_SETTINGS], { env: invalid, encoding: 'utf8' });
  expect(checked).toMatchObject({ status: 1, stderr: `${output.trimEnd()}\n` });
});

const POSTGRES = inject('postgresUrl');

faultIf(POSTGRES !== '', 52, async () => {
  const cluster = await openDatabase({ databaseUrl: POSTGRES, dataDir: '' });
  await cluster.em().execute('create role limited login');
  await cluster.close();
  const url = new URL(POSTGRES.replace(/\/postgres$/, '/nowhere'));
  [url.username, url.password] = ['limited', SECRET];
  expect(await failedStart({ DATABASE_URL: url.href })).toMatch(/The database "nowhere" at .* cannot be used/);
});

fault(53, async () => {
  writeFileSync(join(folder.path, 'in-the-way'), '');
  expect(await failedStart({ DATA_DIR: 'in-the-way' })).toMatch(/in-the-way.* is not a folder/);
});

// File permissions do not apply to root, but a read-only file system does.
const READ_ONLY = '/sys';
faultIf(!isRoot || existsSync(READ_ONLY), 54, async () => {
  const data = join(isRoot ? READ_ONLY : folder.path, 'forbidden');
  if (!isRoot) mkdirSync(data, { mode: 0o500 });
  expect(await failedStart({ DATA_DIR: data })).toMatch(/has no permission for|is read-only/);
});

fault(56, async () => {
  const first = await (await folder.start()).ready();
  expect(await failedStart({})).toContain(`in use by process ${first.pid}`);
  expect((await send(first.url, '/readyz')).status).toBe(200);
});
