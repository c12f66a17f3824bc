import { IsolationLevel } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/sql';
import { Pictures } from './pictures.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { changeVersions, type VersionSpan } from '../../../platform/database/change-version.ts';
import { Database } from '../../../platform/database/database.ts';
import { findRows, readRows } from '../../../platform/database/row.ts';
import { inSlices, type Steps } from '../../../platform/slices.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { readCategoryEdits, Person, PersonMerge, StoredFacts, Team } from '../entities.ts';
import { PlayerNotFound, TeamNotFound } from '../people.errors.ts';
import {
  findPlayer,
  type CataloguePlayer,
  type CatalogueRows,
  type CatalogueSnapshot,
  type CatalogueTeam,
} from './snapshot.ts';
import { snapshotSteps } from './build-snapshot.ts';
import { withPeople } from './changed-snapshot.ts';
import type { PersonKind } from '../model/facts.ts';
import { sourcesOf } from '../model/project.ts';

interface PersonKey {
  kind: PersonKind;
  id: number;
}

type Preparation = (next: CatalogueSnapshot) => Steps<() => void>;

/** The catalogue in memory, so that requests of the games never wait for the database. */
@Injectable()
export class ReadModel {
  private current: CatalogueSnapshot | undefined;
  // eslint-disable-next-line no-restricted-syntax -- one for each part of the server that prepares something
  private readonly preparations: Preparation[] = [];
  private rebuilding: Promise<void> | undefined;
  /** Settles when the changes of single people are loaded. */
  private changing: Promise<void> = Promise.resolve();
  /** The version of the tables in memory; see `changeVersions`. */
  changeVersion = 0;
  /** When the snapshot was built, in epoch milliseconds; 0 before the first one. */
  builtAt = 0;

  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
  ) {}

  /** Whether the first snapshot is in memory. Readiness depends on it. */
  get loaded(): boolean {
    return this.current !== undefined;
  }

  /** The current snapshot. Throws before the first `rebuild`. */
  get snapshot(): CatalogueSnapshot {
    if (!this.current) throw new Error('The read model is not loaded yet: call rebuild() first.');
    return this.current;
  }

  /** Returns a player, also one outside the games, also by the id of a merged duplicate. Throws `PlayerNotFound`. */
  player(id: number): CataloguePlayer {
    const player = findPlayer(this.snapshot, id);
    if (!player) throw new PlayerNotFound({ id });
    return player;
  }

  team(id: number): CatalogueTeam {
    const team = this.snapshot.teams.get(id);
    if (!team) throw new TeamNotFound({ id });
    return team;
  }

  /**
   * Adds work to do on each new snapshot before it replaces the current one. It runs in steps, with requests handled in
   * between. The function that it returns is called at the replacement.
   */
  prepareWith(preparation: Preparation): void {
    this.preparations.push(preparation);
  }

  /** Reads all tables in one transaction, then replaces the whole snapshot and publishes an event on this server. */
  async rebuild(): Promise<void> {
    const options = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };
    const { rows, changeVersion } = await this.database.transaction(readAll, options);
    const snapshot = await inSlices(snapshotSteps(rows, this.pictures, this.current));
    const replace = await this.prepare(snapshot, changeVersion);
    replace();
  }

  private async prepare(snapshot: CatalogueSnapshot, changeVersion: number): Promise<() => void> {
    const lastSteps: (() => void)[] = [];
    for (const preparation of this.preparations) lastSteps.push(await inSlices(preparation(snapshot)));
    return () => {
      for (const lastStep of lastSteps) lastStep();
      this.replace(snapshot, changeVersion);
    };
  }

  private replace(snapshot: CatalogueSnapshot, changeVersion: number): void {
    this.current = snapshot;
    this.changeVersion = changeVersion;
    this.builtAt = this.clock.now().getTime();
    this.bus.publish({ type: 'catalogue' });
  }

  /** Rebuilds if any server has written to the tables since. Concurrent calls share a rebuild that is new enough. */
  async follow(): Promise<void> {
    await this.changing;
    await this.catchUp();
  }

  /**
   * Runs a transaction that changes one person, then loads only this person: a rebuild of a million spells takes seconds.
   * Falls back to a rebuild if anything else has changed meanwhile. Rejects like `write`.
   */
  followPerson(person: PersonKey, write: () => Promise<VersionSpan>): Promise<void> {
    const loaded = Promise.all([write(), this.changing]).then(([span]) => this.loadPerson(person, span));
    this.changing = loaded.catch(() => undefined);
    return loaded;
  }

  private async loadPerson(person: PersonKey, { from, to }: VersionSpan): Promise<void> {
    if (to <= this.changeVersion) return;
    const em = this.database.em();
    const rows = (await findRows(em, Person, person)).map((row) => ({ ...row }));
    const formerClubNames = await readFormerClubNames(em);
    const isNext = (): boolean => this.changeVersion === from && !this.rebuilding;
    const next = isNext() ? withPeople(this.snapshot, rows, this.pictures, formerClubNames) : undefined;
    const replace = next && (await this.prepare(next, to));
    if (replace && isNext()) replace();
    else await this.catchUp();
  }

  private async catchUp(): Promise<void> {
    const { catalogue } = await changeVersions(this.database.em());
    while (catalogue > this.changeVersion)
      await (this.rebuilding ??= this.rebuild().finally(() => (this.rebuilding = undefined)));
  }
}

/** Parsing the careers of more people at once would delay requests. */
const PEOPLE_AT_ONCE = 1000;

async function readAll(em: EntityManager): Promise<{ rows: CatalogueRows; changeVersion: number }> {
  // Raw SQL for a session setting. Parsing a hundred thousand rows can take longer than the idle limit of requests.
  await em.execute("set local idle_in_transaction_session_timeout = '2min'");
  const { catalogue: changeVersion } = await changeVersions(em);
  const rows = {
    teams: await readRows(em, Team, ['id']),
    people: await readRows(em, Person, ['kind', 'id'], PEOPLE_AT_ONCE),
    formerClubNames: await readFormerClubNames(em),
    merged: await readMerged(em),
    categoryEdits: await readCategoryEdits(em),
  };
  return { rows, changeVersion };
}

async function readFormerClubNames(em: EntityManager): Promise<ReadonlyMap<number, string>> {
  const clubs = await findRows(em, StoredFacts, { kind: 'club' });
  return new Map(clubs.map((club) => [club.id, String(sourcesOf(club).fields['name'])]));
}

async function readMerged(em: EntityManager): Promise<ReadonlyMap<string, number>> {
  const merges = await findRows(em, PersonMerge, {});
  return new Map(merges.map(({ kind, personId, intoId }) => [`${kind} ${personId}`, intoId]));
}
