import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminPlayer, FactSheet } from '@soccer-legends/contracts';
import { Person } from '../src/features/people/entities.ts';
import { withLayers } from '../src/features/people/model/loaded.ts';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { load, writeFacts } from '../src/features/people/store/people-store.ts';
import { PlayerEvidence } from '../src/features/sync/careers/player-evidence.entity.ts';
import { PersonWriter } from '../src/features/sync/people/person-writer.ts';
import type { ApiPlayer } from '../src/features/football-api/wire/people.ts';
import { DeriveCareersJob } from '../src/features/sync/jobs/derive-careers.job.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { newPlayer } from './fixtures/fake-football.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { statementsOf } from './fixtures/statements.ts';
import { answersOf, type WireCareer } from './fixtures/wire-career.ts';

const ödegaard: WireCareer = {
  clubs: ['Real Madrid (Spain): 2019 0/0', 'Arsenal#42 (England): 2021 36/7, 2022 37/15, 2023 35/8'],
  transfers: ['2021-08-20 Real Madrid > Arsenal#42, € 35M'],
};

onOneDatabase('stored answers about careers', {}, (site) => {
  let admin: Administrator;
  let apiId = 60_000;
  let playerId: number;

  beforeAll(async () => {
    admin = await site().signIn();
  });
  beforeEach(async () => {
    apiId += 1;
    playerId = await sync({
      clubs: ['Lens#50 (France): 2023 30/3, 2024 28/5'],
      transfers: ['2023-07-01 ? > Lens#50, Free'],
    });
  });

  /** Writes the service's answers about the player. Returns the player's id in the catalogue. */
  async function sync(wire: WireCareer, changes: Partial<ApiPlayer> = {}, unlinkedId?: number): Promise<number> {
    const player = {
      ...newPlayer(apiId, changes),
      answers: answersOf(wire),
    };
    const run = { id: 1, kind: 'existing-players' as const, startedBy: 'administrator' };
    const { rowId } = await site().database.transaction((em) =>
      site().app.get(PersonWriter).write(em, run, player, unlinkedId),
    );
    await follow();
    return rowId;
  }

  async function careerOf(id: number): Promise<string[]> {
    const { career } = (await admin.send(`/api/players/${id}`)).json<AdminPlayer>();
    return career.map(({ team, start, end, matches, goals }) => `${team} ${start}-${end ?? ''} ${matches}/${goals}`);
  }

  /** Overwrites the end of all spells of the service, as an older version did by mistake. */
  async function close(id: number): Promise<void> {
    await site().database.transaction(async (em) => {
      const person = await load(em, { kind: 'player', id });
      const { fields, career } = person.layers.service!;
      const closed = career.map((spell) => ({ ...spell, to: spell.to ?? 2025 }));
      await writeFacts(em, [withLayers(person, { service: { fields, career: closed } })]);
    });
    await follow();
  }

  async function derive(): Promise<number> {
    const changed = await site().app.get(DeriveCareersJob).deriveAll({ withoutReview: true });
    await follow();
    return changed;
  }

  async function follow(): Promise<void> {
    await site().app.get(ReadModel).follow();
  }

  test('have their source and time', async () => {
    const rows = await site()
      .database.em()
      .find(PlayerEvidence, { apiId }, { orderBy: { part: 'asc' } });
    expect(rows).toMatchObject(
      ['season 2023', 'season 2024', 'teams', 'transfers'].map((part) => ({ part, source: 'sandbox' })),
    );
    expect(rows.map(({ seenAt }) => seenAt)).toEqual(Array(4).fill(site().clock.now()));
  });

  test('are derived again with as many statements for thirty unchanged players as for one', async () => {
    await derive();
    const one = await statementsOf(site().database, derive);
    for (let count = 0; count < 30; count += 1) {
      apiId += 1;
      await sync({ clubs: ['Lens#50 (France): 2023 30/3'], transfers: ['2023-07-01 ? > Lens#50, Free'] });
    }
    expect(await statementsOf(site().database, derive)).toBe(one);
  });

  test('add five clubs of a career with hardly more statements than one', async () => {
    const syncNew = (...clubs: number[]) => {
      apiId += 1;
      return sync({
        clubs: [],
        transfers: clubs.map((club) => `${2000 + club}-07-01 ? > New Town ${club}#${9000 + club}, Free`),
      });
    };
    const one = await statementsOf(site().database, () => syncNew(1));
    const five = await statementsOf(site().database, () => syncNew(2, 3, 4, 5, 6));
    // A job of the server may send a statement of its own meanwhile. Four more clubs would need at least four.
    expect(Math.abs(five - one)).toBeLessThan(4);
  });

  test('are not replaced by a later answer with fewer facts', async () => {
    await sync({ clubs: ['Lens#50 (France): 2024 1/0'] });
    expect(await careerOf(playerId)).toEqual(['Lens 2023- 58/8']);
    expect(await site().database.em().count(PlayerEvidence, { apiId })).toBe(4);
  });

  test('are replaced by a later answer with more facts', async () => {
    await sync({ clubs: ['Lens#50 (France): 2023 30/3, 2024 31/6'], transfers: ['2023-07-01 ? > Lens#50, Free'] });
    expect(await careerOf(playerId)).toEqual(['Lens 2023- 61/9']);
    expect(await site().database.em().count(PlayerEvidence, { apiId })).toBe(4);
  });

  test('reopen a stay that was closed by mistake', async () => {
    await close(playerId);
    expect(await careerOf(playerId)).toEqual(['Lens 2023-2025 58/8']);
    expect(await derive()).toBe(1);
    expect(await careerOf(playerId)).toEqual(['Lens 2023- 58/8']);
    expect(await derive()).toBe(0);
  });

  test('reopen a stay of the bundled data set', async () => {
    apiId += 1;
    await sync(ödegaard, {}, 103);
    const career = await careerOf(103);
    expect(career.at(-1)).toMatch(/^Arsenal 2021- /);
    await close(103);
    await derive();
    expect(await careerOf(103)).toEqual(career);
    await site().database.em().nativeUpdate(Person, { kind: 'player', id: 103 }, { apiId: null });
  });

  test('do not change corrected facts', async () => {
    const path = `/api/admin/facts/players/${playerId}`;
    const { version, spells } = (await admin.send(path)).json<FactSheet>();
    const body = { version, fields: { name: 'Edited Name' }, spells: [{ key: spells[0]!.key, endYear: 2025 }] };
    expect((await admin.send(path, { method: 'PATCH', body })).status).toBe(200);
    await sync({ clubs: ['Lens#50 (France): 2023 30/3, 2024 40/9'] });
    await derive();
    expect(await careerOf(playerId)).toEqual(['Lens 2023-2025 70/12']);
    expect((await admin.send(`/api/players/${playerId}`)).json<AdminPlayer>().name).toBe('Edited Name');
  });

  test('keep the first name in full and the nation when a later answer abbreviates and omits them', async () => {
    const { name } = (await admin.send(`/api/players/${playerId}`)).json<AdminPlayer>();
    await sync({ clubs: [] }, { firstName: null, lastName: null, nationality: null });
    const player = (await admin.send(`/api/players/${playerId}`)).json<AdminPlayer>();
    expect([player.name, player.country]).toEqual([name, 'Norway']);
    expect(name).toMatch(/^Noël /);
  });

  test('take the latest photo, and keep the fame and the photo if a later answer has less', async () => {
    await site()
      .database.em()
      .nativeUpdate(Person, { kind: 'player', id: playerId }, { fame: 5, photo: 'https://a.test/1.png' });
    await sync({ clubs: [] }, { photo: 'https://a.test/2.png' });
    await sync({ clubs: [] }, { photo: null });
    const player = await site().database.em().findOne(Person, { kind: 'player', id: playerId });
    expect(player).toMatchObject({ fame: 5, photo: 'https://a.test/2.png' });
  });
});
