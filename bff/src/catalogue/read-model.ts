import { IsolationLevel } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/sql';
import { Database } from '../database/database.ts';
import { readRows } from '../database/row.ts';
import { Bus } from '../events/bus.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { Coach, CoachSpell } from './coach.entity.ts';
import { Player, PlayerSpell } from './player.entity.ts';
import { buildSnapshot, type CatalogueRows, type CatalogueSnapshot } from './snapshot.ts';
import { Team } from './team.entity.ts';

/** The catalogue in memory: what the games ask for never waits for the database. */
@Injectable()
export class ReadModel {
  private current: CatalogueSnapshot | undefined;
  private version: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
  ) {}

  get loaded(): boolean {
    return this.current !== undefined;
  }

  get snapshot(): CatalogueSnapshot {
    if (!this.current) throw new Error('The read model is not loaded yet: call rebuild() first.');
    return this.current;
  }

  /** Reads everything in one transaction and puts it in the place of what was there, whole. */
  async rebuild(): Promise<void> {
    const { version, rows } = await this.read();
    this.current = buildSnapshot(rows);
    this.version = version;
    this.bus.publish({ type: 'catalogue' });
  }

  /** Takes in what others have written, whichever process it was. */
  async follow(): Promise<void> {
    if ((await catalogueVersion(this.database.em())) !== this.version) await this.rebuild();
  }

  private read(): Promise<{ version: string; rows: CatalogueRows }> {
    return this.database
      .em()
      .transactional(readAll, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  }
}

async function readAll(em: EntityManager): Promise<{ version: string; rows: CatalogueRows }> {
  const rows = {
    teams: await readRows(em, Team, 'id'),
    players: await readRows(em, Player, 'id'),
    playerSpells: await readRows(em, PlayerSpell, 'playerId', 'seq'),
    coaches: await readRows(em, Coach, 'id'),
    coachSpells: await readRows(em, CoachSpell, 'coachId', 'seq'),
  };
  return { version: await catalogueVersion(em), rows };
}
