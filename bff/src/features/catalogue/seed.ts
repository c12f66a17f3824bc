import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import type { FootballData } from '@soccer-legends/football-data';
import { Setting } from '../../platform/database/setting.entity.ts';
import { bundledRows } from './bundled-rows.ts';
import { Coach, CoachSpell, Player, PlayerSpell, Team } from './catalogue.entities.ts';

const HASH = 'football-data.hash';
const BATCH = 1000;

/**
 * Writes the bundled data set to the tables. A newer data set adds rows and updates those that were neither edited nor
 * synced; ids stay, and nothing is removed. Returns false when this data set was written before.
 */
export async function seed(em: EntityManager, facts: FootballData, now: Date): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const known = await em.findOne(Setting, { name: HASH });
  if (known?.value === hash) return false;

  const rows = bundledRows(facts, now);
  await upsertUnedited(em, Team, rows.teams);

  const players = await upsertUnedited(em, Player, rows.players);
  const playerSpells = rows.playerSpells.filter(({ playerId }) => players.has(playerId));
  for (const ids of inBatches([...players])) await em.nativeDelete(PlayerSpell, { playerId: { $in: ids } });
  for (const batch of inBatches(playerSpells)) await em.insertMany(PlayerSpell, batch);

  const coaches = await upsertUnedited(em, Coach, rows.coaches);
  const coachSpells = rows.coachSpells.filter(({ coachId }) => coaches.has(coachId));
  for (const ids of inBatches([...coaches])) await em.nativeDelete(CoachSpell, { coachId: { $in: ids } });
  for (const batch of inBatches(coachSpells)) await em.insertMany(CoachSpell, batch);

  await em.upsert(Setting, { name: HASH, value: hash });
  return true;
}

/** Writes the rows that were neither edited nor synced, and returns their ids. */
async function upsertUnedited(
  em: EntityManager,
  entity: typeof Team | typeof Player | typeof Coach,
  rows: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  // The three tables share these columns.
  const kept = await em.find(
    entity as typeof Team,
    { $or: [{ source: { $ne: 'bundled' } }, { apiId: { $ne: null } }, { editedAt: { $ne: null } }] },
    { fields: ['id'], disableIdentityMap: true },
  );
  const keptIds = new Set(kept.map(({ id }) => id));
  const unedited = rows.filter(({ id }) => !keptIds.has(id));
  for (const batch of inBatches(unedited)) await em.upsertMany(entity as never, batch as never[]);
  em.clear();
  return new Set(unedited.map(({ id }) => id));
}

function* inBatches<Item>(items: readonly Item[]): Iterable<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}
