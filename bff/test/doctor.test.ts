import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { describeFindings, examine } from '../src/app/doctor.ts';
import { hashesOf, MANIFEST } from '../src/features/backup/backup-manifest.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { VERSION } from '../src/platform/environment/version.ts';
import { createPostgres, openPgliteCopy, startSite } from './fixtures/site.ts';

/** Returns the findings as `subject state`, and the text for the operator. */
async function doctor(variables: Record<string, string>): Promise<{ states: string[]; text: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sl-doctor-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const given = { DATA_DIR: dataDir, ...variables };
  const findings = await examine(readConfig(given), given);
  return { states: findings.map(({ subject, state }) => `${subject} ${state}`), text: describeFindings(findings) };
}

test('doctor reports only missing backups and alerts for a running site', async () => {
  const site = await startSite(openPgliteCopy);
  onTestFinished(() => site.close());
  const { states, text } = await doctor({ PUBLIC_URL: site.url });
  expect(states).toEqual([
    'Versions ok',
    'Settings ok',
    'Site ok',
    'Console ok',
    'Database ok',
    'Proxies ok',
    'Disk ok',
    'Backups advice',
    'Alerts advice',
  ]);
  expect(text).toContain(`Soccer Legends ${VERSION}`);
  expect(text).toContain(`${site.url} responds`);
});

test('doctor reports misspelt settings, an unreachable site and database, and missing backups, without secrets', async () => {
  const { states, text } = await doctor({
    PUBLIC_URL: 'https://127.0.0.1:1',
    DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/none',
    DATABSE_URL: 'postgres://someone:hunter2@127.0.0.1:1/none',
    BACKUP_DIR: '/none',
  });
  expect(states.filter((state) => state.endsWith('fault'))).toEqual([
    'Settings fault',
    'Site fault',
    'Database fault',
    'Backups fault',
  ]);
  expect(text).toContain('DATABSE_URL (DATABASE_URL?)');
  expect(text).not.toContain('hunter2');
});

test('doctor verifies the newest backup', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'sl-doctor-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'new');
  mkdirSync(folder);
  writeFileSync(join(folder, 'database.dump'), 'all rows');
  const manifest = { madeAt: new Date(), server: VERSION, database: 'postgresql', rows: {} };
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, files: await hashesOf(folder) }));
  const findings = () => doctor({ BACKUP_DIR: parent });
  expect((await findings()).text).toContain(`${folder}, is 0 hours old and intact`);
  truncateSync(join(folder, 'database.dump'));
  const damaged = await findings();
  expect(damaged.states).toContain('Backups fault');
  expect(damaged.text).toContain('The backup is damaged: database.dump has changed.');
  truncateSync(join(folder, MANIFEST), 20);
  expect((await findings()).states).toContain('Backups fault');
});

test.skipIf(inject('postgresUrl') === '')(
  'doctor compares the clock of PostgreSQL, counts servers, and recommends trusting the TLS proxy',
  async () => {
    const DATABASE_URL = await createPostgres('template_site');
    const { states, text } = await doctor({ DATABASE_URL, PUBLIC_URL: 'https://127.0.0.1:1' });
    expect(states).toEqual(expect.arrayContaining(['Database ok', 'Clock ok', 'Replicas advice', 'Proxies advice']));
    expect(text).toMatch(/PostgreSQL \d+/);
  },
);
