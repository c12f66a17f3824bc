import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import type { FootballData } from '@soccer-legends/football-data';
import { Setting } from '../../platform/database/setting.entity.ts';
import { groupBy } from '../../platform/group-by.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { bundledRows } from './bundled-rows.ts';
import { Coach, CoachSpell, Player, PlayerSpell, Team } from './catalogue.entities.ts';
import { EditionWriter } from './edits/edition-writer.ts';
import { withoutFigures } from './edits/person-facts.ts';
import type { CatalogueRows } from './snapshot.ts';

const HASH = 'football-data.hash';
const BATCH = 1000;

/**
 * Writes an edition of the data set in the caller's transaction. Keeps all ids, the corrections of administrators, and rows
 * that are linked to the data service. Returns false if this edition is already written.
 */
export async function seed(em: EntityManager, facts: FootballData, now: Date): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const known = await em.findOne(Setting, { name: HASH });
  if (known?.value === hash) return false;

  const rows = bundledRows(facts, now);
  const run = `edition-${hash.slice(0, 8)}`;
  // The history begins after the first data set, which is not recorded.
  const author = known ? { actor: 'system', source: 'edition' as const, run, reason: null, at: now } : null;
  await writeTeams(em, rows, new EditionWriter(em, 'club', author));
  await writePlayers(em, rows, new EditionWriter(em, 'player', author));
  await writeCoaches(em, rows, new EditionWriter(em, 'coach', author));

  await em.upsert(Setting, { name: HASH, value: hash });
  return true;
}

async function writePlayers(
  em: EntityManager,
  { players, playerSpells }: CatalogueRows,
  edition: EditionWriter,
): Promise<void> {
  const unsynced = await withoutSynced(em, Player, players);
  const ids = unsynced.map(({ id }) => id);
  const spells = groupBy(playerSpells, ({ playerId }) => playerId);
  await edition.read(ids);
  const written = unsynced.map((row) => edition.merge(row, spells.get(row.id) ?? []));
  await upsert(
    em,
    Player,
    written.map(({ row }) => row),
  );
  for (const batch of inBatches(ids, BATCH)) await em.nativeDelete(PlayerSpell, { playerId: { $in: batch } });
  const careers = written.flatMap(({ row, career }) =>
    career.map((spell, seq) => ({ playerId: row.id, seq, ...spell })),
  );
  for (const batch of inBatches(careers, BATCH)) await em.insertMany(PlayerSpell, batch);
  await edition.record();
}

async function writeCoaches(
  em: EntityManager,
  { coaches, coachSpells }: CatalogueRows,
  edition: EditionWriter,
): Promise<void> {
  const unsynced = await withoutSynced(em, Coach, coaches);
  const ids = unsynced.map(({ id }) => id);
  const spells = groupBy(coachSpells, ({ coachId }) => coachId);
  await edition.read(ids);
  const written = unsynced.map((row) => edition.merge(row, (spells.get(row.id) ?? []).map(withoutFigures)));
  await upsert(
    em,
    Coach,
    written.map(({ row }) => row),
  );
  for (const batch of inBatches(ids, BATCH)) await em.nativeDelete(CoachSpell, { coachId: { $in: batch } });
  const careers = written.flatMap(({ row, career }) =>
    career.map(({ club, teamId, startYear, endYear }, seq) => ({
      coachId: row.id,
      seq,
      club,
      teamId,
      startYear,
      endYear,
    })),
  );
  for (const batch of inBatches(careers, BATCH)) await em.insertMany(CoachSpell, batch);
  await edition.record();
}

async function writeTeams(em: EntityManager, { teams }: CatalogueRows, edition: EditionWriter): Promise<void> {
  const unsynced = await withoutSynced(em, Team, teams);
  await edition.read(unsynced.map(({ id }) => id));
  const written = unsynced.map((row) => edition.merge(row, []).row);
  await upsert(em, Team, written);
  await edition.record();
}

async function withoutSynced<Row extends { id: number }>(
  em: EntityManager,
  entity: typeof Team | typeof Player | typeof Coach,
  rows: readonly Row[],
): Promise<Row[]> {
  // The three tables share these columns.
  const synced = await em.find(
    entity as typeof Team,
    { $or: [{ source: { $ne: 'bundled' } }, { apiId: { $ne: null } }] },
    { fields: ['id'], disableIdentityMap: true },
  );
  const syncedIds = new Set(synced.map(({ id }) => id));
  return rows.filter(({ id }) => !syncedIds.has(id));
}

async function upsert(
  em: EntityManager,
  entity: typeof Team | typeof Player | typeof Coach,
  rows: readonly object[],
): Promise<void> {
  for (const batch of inBatches(rows, BATCH)) await em.upsertMany(entity as never, batch as never[]);
  em.clear();
}
