import { IsolationLevel } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/sql';
import { Pictures } from './art/pictures.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { changeVersions } from '../../platform/database/change-version.ts';
import { Database } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/row.ts';
import { Bus } from '../../platform/events/bus.ts';
import { Coach, CoachSpell, Player, PlayerSpell, Team } from './catalogue.entities.ts';
import { buildSnapshot, type CatalogueRows, type CatalogueSnapshot } from './snapshot.ts';

/** The catalogue in memory: what the games ask for never waits for the database. */
@Injectable()
export class ReadModel {
  private current: CatalogueSnapshot | undefined;
  /** Which change of the tables it holds; see `changeVersions`. */
  changeVersion = 0;
  /** When it was read, in milliseconds of the server's clock. */
  builtAt = 0;

  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
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
    const { rows, changeVersion } = await this.read();
    this.current = buildSnapshot(rows, this.pictures);
    this.changeVersion = changeVersion;
    this.builtAt = this.clock.now().getTime();
    this.bus.publish({ type: 'catalogue' });
  }

  /** Takes in what has been written since, whichever process wrote it. */
  async follow(): Promise<void> {
    const { catalogue } = await changeVersions(this.database.em());
    if (catalogue > this.changeVersion) await this.rebuild();
  }

  private read(): Promise<{ rows: CatalogueRows; changeVersion: number }> {
    return this.database.transaction(readAll, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  }
}

async function readAll(em: EntityManager): Promise<{ rows: CatalogueRows; changeVersion: number }> {
  // Making a hundred thousand rows into objects may take longer than a request's transaction may stand idle.
  await em.execute("set local idle_in_transaction_session_timeout = '2min'");
  const { catalogue: changeVersion } = await changeVersions(em);
  const rows = {
    teams: await readRows(em, Team, 'id'),
    players: await readRows(em, Player, 'id'),
    playerSpells: await readRows(em, PlayerSpell, 'playerId', 'seq'),
    coaches: await readRows(em, Coach, 'id'),
    coachSpells: await readRows(em, CoachSpell, 'coachId', 'seq'),
  };
  return { rows, changeVersion };
}
