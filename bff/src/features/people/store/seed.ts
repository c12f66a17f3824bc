import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import type { FootballData } from '@soccer-legends/football-data';
import { Setting } from '../../../platform/database/setting.entity.ts';
import { bundledRows } from '../catalogue/bundled-rows.ts';
import { isSameFacts, type FactKind } from '../model/facts.ts';
import { factsOf, loadedFrom, withLayers, type FactRow } from '../model/loaded.ts';
import { readPeople, upsertPeople } from './people-store.ts';
import { recordSources, type RevisionAuthor, type SourceWrite } from './revision-writes.ts';

const HASH = 'football-data.hash';

/**
 * Writes an edition of the data set in the caller's transaction. Keeps all ids, the corrections of administrators and what
 * the data service adds. Returns false if this edition is already written.
 */
export async function seed(em: EntityManager, facts: FootballData, now: Date): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  const known = await em.findOne(Setting, { name: HASH });
  if (known?.value === hash) return false;

  const { teams, people } = bundledRows(facts, now);
  const run = `edition-${hash.slice(0, 8)}`;
  // The history begins after the first data set, which is not recorded.
  const author = known ? { actor: 'system', source: 'edition' as const, run, reason: null, at: now } : null;
  await write(em, 'club', teams, author);
  for (const kind of ['player', 'coach'] as const)
    await write(
      em,
      kind,
      people.filter((person) => person.kind === kind),
      author,
    );
  await em.upsert(Setting, { name: HASH, value: hash });
  return true;
}

async function write(
  em: EntityManager,
  kind: FactKind,
  rows: readonly FactRow[],
  author: RevisionAuthor | null,
): Promise<void> {
  const known = new Map((await readPeople(em, kind, { ids: rows.map(({ id }) => id) })).map((own) => [own.id, own]));
  const writes = rows.flatMap((row): SourceWrite[] => {
    const before = known.get(row.id);
    if (!before) return [{ before, after: loadedFrom(kind, row) }];
    const bundled = factsOf(kind, row);
    const isKept = before.row.source !== 'bundled' || isSameFacts(before.layers.bundled!, bundled);
    const changed = { ...before, row: { ...before.row, updatedAt: row.updatedAt } };
    return isKept ? [] : [{ before, after: withLayers(changed, { bundled }) }];
  });
  await upsertPeople(
    em,
    writes.map(({ after }) => after),
  );
  if (author) await recordSources(em, writes, author);
}
