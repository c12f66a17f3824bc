import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  FactSheet,
  FeedbackEntry,
  GameListing,
  Matchday,
  PlayerDetail,
  PluginDetail,
  RevisionPage,
} from '@soccer-legends/contracts';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { AuditLog } from '../src/features/audit/audit.port.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { OperatorError } from '../src/platform/environment/operator-error.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { hashesOf } from '../src/features/backup/backup-manifest.ts';
import type { Site } from './fixtures/site.ts';
import { FEEDBACK, FROZEN, frozenResponses, startStored, storeSite, unpackStored } from './fixtures/stored-site.ts';

// The databases in `fixtures/stored` were made by version 0.2.0. Before its release, this command makes them again:
// STORE_DATABASES=on npx vitest run --root bff test/stored-databases.test
const isStoring = process.env['STORE_DATABASES'] === 'on';

const KINDS = [
  { kind: 'embedded', available: true },
  { kind: 'postgresql', available: inject('postgresUrl') !== '' },
] as const;

const keysOf = (card: string): string[] => (JSON.parse(card) as Matchday).fixtures.map(({ key }) => key);

describe.each(KINDS)('this version on the $kind database of version 0.2.0', ({ kind, available }) => {
  describe.skipIf(!available)('after its migrations', () => {
    let base: string;
    let site: Site;
    let admin: Administrator;
    beforeAll(async () => {
      if (isStoring) await storeSite(kind);
      base = mkdtempSync(join(tmpdir(), 'sl-stored-'));
      site = await startStored(kind, base);
      admin = await site.signIn();
    }, 180_000);
    afterAll(async () => {
      await site?.close();
      rmSync(base, { recursive: true, force: true });
    });
    const playerOf = async (id: number) => (await site.send(`/api/players/${id}`)).json<PlayerDetail & object>();
    const sheetOf = async (person: string) => (await admin.send(`/api/admin/facts/${person}`)).json<FactSheet>();

    test('shows the corrected facts of people, and beside them those of the sources', async () => {
      expect((await playerOf(101)).career[1]).toMatchObject({ team: 'Arsenal', matches: 184, goals: 33 });
      const sheet = await sheetOf('players/101');
      expect([sheet.fields['number'], sheet.sources['number']]).toEqual([23, 10]);
      expect((await playerOf(105)).career.map(({ team }) => team)).toContain('Corinthians');
      expect((await sheetOf('coaches/501')).fields).toMatchObject({ born: 1960 });
    });

    test('knows who corrected a fact and why, and its audit log is whole', async () => {
      const { items } = (await admin.send('/api/admin/facts/players/101/history')).json<RevisionPage>();
      expect(items).toEqual([expect.objectContaining({ actor: 'administrator', reason: 'checked' })]);
      expect((await site.app.get(AuditLog).verify()).firstBroken).toBeNull();
    });

    test('shows a merged player under both ids', async () => {
      expect(await playerOf(108)).toEqual(await playerOf(111));
      expect((await playerOf(111)).career.map(({ team }) => team)).toEqual(['Arsenal', 'Ajax', 'Barcelona']);
    });

    test('can take the merge back', async () => {
      const { items } = (await admin.send('/api/admin/facts/players/111/history')).json<RevisionPage>();
      const reverted = await admin.send(`/api/admin/revisions/runs/${items[0]!.run}/revert`, {
        method: 'POST',
        body: {},
      });
      expect([reverted.status, (await playerOf(108)).id]).toEqual([200, 108]);
    });

    test('hides a hidden player', async () => {
      expect((await site.send('/api/players/107')).status).toBe(404);
      expect((await sheetOf('players/107')).fields).toMatchObject({ hidden: true });
    });

    test('lists the feedback with its address', async () => {
      expect((await admin.send('/api/admin/feedback')).json<FeedbackEntry[]>()).toMatchObject([FEEDBACK]);
    });

    test('serves the stored games, but not the withdrawn one', async () => {
      const listed = (await site.send('/api/games')).json<GameListing[]>();
      const keys = listed.map(({ key }) => key);
      expect([keys.includes('game-0'), keys.includes('game-14'), keys.includes('penalty-kick')]).toEqual([
        true,
        true,
        false,
      ]);
      const { versions } = (await admin.send('/api/admin/plugins/penalty-kick')).json<PluginDetail>();
      expect(versions).toMatchObject([{ version: '1.2.3', withdrawn: true }]);
    });

    test('has the same fixtures, seed and deals on a past matchday, although facts and games have changed since', async () => {
      const [card, deal] = await Promise.all(FROZEN.map(async (path) => (await site.send(path)).text));
      const [cardBefore, dealBefore] = await frozenResponses(kind);
      expect(keysOf(card!)).toEqual(keysOf(cardBefore!));
      expect((JSON.parse(card!) as Matchday).seed).toBe('d145');
      expect(deal).toBe(dealBefore);
    });
  });
});

test('a data directory of another major version of PostgreSQL is refused with one sentence and stays as it is', async () => {
  const base = mkdtempSync(join(tmpdir(), 'sl-stored-'));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const folder = join(base, 'database');
  cpSync(join(await unpackStored('embedded', base), 'database'), folder, { recursive: true });
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()).toBe('18');
  writeFileSync(join(folder, 'PG_VERSION'), '17\n');
  const before = await hashesOf(folder);
  const refusal: unknown = await openDatabase({ databaseUrl: undefined, dataDir: base }).catch((why) => why);
  expect(refusal).toBeInstanceOf(OperatorError);
  expect((refusal as Error).message).toMatch(/^[^.]+ PostgreSQL 17,[^.]+ PostgreSQL 18: [^.]+ set another DATA_DIR\.$/);
  expect(await hashesOf(folder)).toEqual(before);
});
