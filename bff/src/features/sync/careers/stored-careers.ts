import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { findRows } from '../../../platform/database/row.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { type Answer, ApiQuota, FirstTeams } from '../../football-api/football-api.port.ts';
import { combine, withoutRedundant, contentText, type Evidence } from './combine.ts';
import { deriveCareer, type DerivedSpell } from './derive-career.ts';
import { fameOf } from './fame.ts';
import { PlayerEvidence } from './player-evidence.entity.ts';

/** The career and the fame (1 to 3) that the stored answers prove. */
export interface StoredCareer {
  spells: DerivedSpell[];
  fame: number;
}

/** Stores the service's answers about players, and derives careers from them without an API call. */
@Injectable()
export class StoredCareers {
  constructor(
    private readonly firstTeams: FirstTeams,
    private readonly quota: ApiQuota,
    private readonly clock: Clock,
  ) {}

  /** Stores answers like `store`, and returns the career that all stored answers prove. */
  async add(em: EntityManager, apiId: number, answers: readonly Answer[]): Promise<StoredCareer> {
    if (answers.length > 0) await this.store(em, new Map([[apiId, answers]]));
    return this.career(em, apiId);
  }

  /** Stores the answers that add something to the stored ones, and deletes those that they make redundant. */
  async store(em: EntityManager, answers: ReadonlyMap<number, readonly Answer[]>): Promise<void> {
    const seenAt = this.clock.now();
    const known = groupBy(await this.read(em, [...answers.keys()]), ({ apiId }) => apiId);
    const added: PlayerEvidence[] = [];
    const removed: PlayerEvidence[] = [];
    for (const [apiId, list] of answers) {
      const given = list.map((answer) => this.toRow(apiId, answer, seenAt));
      const { kept, superfluous } = combineRows(known.get(apiId) ?? [], given);
      removed.push(...superfluous);
      added.push(...kept.filter((row) => given.includes(row)));
    }
    const keys = removed.map(({ apiId, part, digest }) => ({ apiId, part, digest }));
    if (keys.length > 0) await em.nativeDelete(PlayerEvidence, { $or: keys });
    if (added.length > 0) await em.upsertMany(PlayerEvidence, added);
  }

  /** Returns the career that the stored answers prove; empty without answers. */
  async career(em: EntityManager, apiId: number): Promise<StoredCareer> {
    return (await this.careers(em, [apiId])).get(apiId)!;
  }

  /** Returns careers like `career`, by player id in the service. */
  async careers(em: EntityManager, apiIds: readonly number[]): Promise<ReadonlyMap<number, StoredCareer>> {
    const rows = groupBy(await this.read(em, apiIds), ({ apiId }) => apiId);
    return new Map(apiIds.map((apiId) => [apiId, this.derive((rows.get(apiId) ?? []).map(toEvidence))]));
  }

  /** Returns the ids of the players with a stored answer. @param apiIds ids in the service */
  async withAnswers(em: EntityManager, apiIds: readonly number[]): Promise<ReadonlySet<number>> {
    const where = { apiId: { $in: [...apiIds] } };
    const rows = await em.find(PlayerEvidence, where, { fields: ['apiId'], disableIdentityMap: true });
    return new Set(rows.map(({ apiId }) => apiId));
  }

  private read(em: EntityManager, apiIds: readonly number[]): Promise<PlayerEvidence[]> {
    return findRows(em, PlayerEvidence, { apiId: { $in: [...apiIds] } });
  }

  private derive(evidence: readonly Evidence[]): StoredCareer {
    const isFirstTeam = ({ name }: { name: string }): boolean => this.firstTeams.has(name);
    const spells = deriveCareer(evidence, { isFirstTeam, now: this.clock.now() });
    return { spells, fame: fameOf(combine(evidence).appearances, isFirstTeam) };
  }

  private toRow(apiId: number, answer: Answer, seenAt: Date): PlayerEvidence {
    const part = answer.kind === 'season' ? `season ${answer.season}` : answer.kind;
    const digest = createHash('sha256').update(contentText(answer)).digest('hex');
    return { apiId, part, digest, source: this.quota.source, seenAt, answer };
  }
}

function combineRows(
  known: readonly PlayerEvidence[],
  given: readonly PlayerEvidence[],
): { kept: PlayerEvidence[]; superfluous: PlayerEvidence[] } {
  // A repeated answer differs from the stored one only in its time.
  const repeated = new Set(given.map(keyOf));
  const rows = [...known.filter((row) => !repeated.has(keyOf(row))), ...given];
  const kept = [...groupBy(rows, ({ part }) => part).values()].flatMap(usefulRows);
  const keptKeys = new Set(kept.map(keyOf));
  return { kept, superfluous: known.filter((row) => !keptKeys.has(keyOf(row))) };
}

function usefulRows(rows: readonly PlayerEvidence[]): PlayerEvidence[] {
  const byEvidence = new Map(rows.map((row) => [toEvidence(row), row]));
  return withoutRedundant([...byEvidence.keys()]).map((evidence) => byEvidence.get(evidence)!);
}

function toEvidence({ answer, seenAt }: PlayerEvidence): Evidence {
  return { ...answer, seenAt: seenAt.toISOString() };
}

function keyOf({ part, digest }: PlayerEvidence): string {
  return `${part} ${digest}`;
}
