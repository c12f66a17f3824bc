import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { Clock } from '../../../platform/environment/clock.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { FACTS } from '../../catalogue/catalogue.port.ts';
import { ApiQuota } from '../client/api-quota.ts';
import type { SyncedSpell } from './spell.ts';
import { withoutRedundant } from './combine.ts';
import { deriveCareer } from './derive-career.ts';
import { type Answer, contentText, type Evidence } from './evidence.ts';
import { FirstTeams } from './first-teams.ts';
import { PlayerEvidence } from './player-evidence.entity.ts';

/** Stores the service's answers about players, and derives careers from them without a call. */
@Injectable()
export class StoredCareers {
  private readonly firstTeams: FirstTeams;

  constructor(
    @Inject(FACTS) { nations }: FootballData,
    private readonly quota: ApiQuota,
    private readonly clock: Clock,
  ) {
    this.firstTeams = new FirstTeams(nations);
  }

  /** Stores the answers that add something to the stored ones, and returns the career that all of them prove. */
  async add(em: EntityManager, apiId: number, answers: readonly Answer[]): Promise<SyncedSpell[]> {
    const seenAt = this.clock.now();
    const known = await this.read(em, apiId);
    const given = answers.map((answer) => this.toRow(apiId, answer, seenAt));
    // The same answer again has only a newer time.
    const repeated = new Set(given.map(keyOf));
    const rows = [...known.filter((row) => !repeated.has(keyOf(row))), ...given];
    const kept = [...groupBy(rows, ({ part }) => part).values()].flatMap(usefulRows);
    const keptKeys = new Set(kept.map(keyOf));
    for (const { part, digest } of known)
      if (!keptKeys.has(`${part} ${digest}`)) await em.nativeDelete(PlayerEvidence, { apiId, part, digest });
    const added = kept.filter((row) => given.includes(row));
    if (added.length > 0) await em.upsertMany(PlayerEvidence, added);
    return this.derive(kept);
  }

  /** Returns the career that the stored answers prove; empty without any. */
  async career(em: EntityManager, apiId: number): Promise<SyncedSpell[]> {
    return this.derive(await this.read(em, apiId));
  }

  private async read(em: EntityManager, apiId: number): Promise<PlayerEvidence[]> {
    return (await em.find(PlayerEvidence, { apiId }, { disableIdentityMap: true })) as PlayerEvidence[];
  }

  private derive(rows: readonly PlayerEvidence[]): SyncedSpell[] {
    const options = { isFirstTeam: ({ name }: { name: string }) => this.firstTeams.has(name), now: this.clock.now() };
    return deriveCareer(rows.map(toEvidence), options);
  }

  private toRow(apiId: number, answer: Answer, seenAt: Date): PlayerEvidence {
    const part = answer.kind === 'season' ? `season ${answer.season}` : answer.kind;
    const digest = createHash('sha256').update(contentText(answer)).digest('hex');
    return { apiId, part, digest, source: this.quota.source, seenAt, answer };
  }
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
