// The changes that prices.bench.mjs measures: each operation of the console that is not a read.
import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGES } from '@soccer-legends/contracts';
import { pluginArchive } from '../test/fixtures/plugin-archive.ts';

const ADMIN = '/api/admin';
const FACTS = `${ADMIN}/facts/players`;
const PLUGINS = `${ADMIN}/plugins`;
const ZIP = { 'content-type': 'application/zip' };
const REASON = { reason: 'a price' };
const FORGED = 'A'.repeat(43);
const MEMBERS = 12;
const VERSION = '1.0.0';
/** For operations whose preparation is slow. */
const FEW = { count: 2 };
/** A sync runs alone and continues after the response, so one request is measured without the later work. */
const ALONE = { count: 1, aftermathMs: 0 };
/** The response contains the result of the run, unless the data service is slow. */
const ONE_PLAYER = { ...ALONE, status: [200, 201, 202, 503] };

/** Returns letters for a number, because names and keys may contain no digits. */
const lettersOf = (n) => String.fromCharCode(97 + (n >> 8), 97 + ((n >> 4) & 15), 97 + (n & 15));

/** @typedef {import('./priced-requests.mjs').Site} Site */
/** @typedef {Readonly<Record<string, Partial<import('./priced-requests.mjs').PricedRequest>>>} Changes by operation */

/** @param {Site} site @returns {Changes} Operations that start a sync or end every session come last. */
export function consoleChanges(site) {
  const people = newPeople(site);
  return {
    ...changesOfPeople(site),
    ...changesOfMessagesAndGames(site),
    ...changesOfFacts(site, people),
    ...changesOfRevisions(site, people),
    ...changesOfCategories(site),
    ...changesOfReleases(newPlugins(site)),
    ...changesOfTeams(site),
    ...changesOfSyncs(site),
    ...changesOfImports(site),
    [`DELETE ${ADMIN}/sessions`]: { before: site.signIn, headersOf: (_n, headers) => headers, ...ALONE },
  };
}

/** @param {Site} site @returns {Changes} */
function changesOfPeople({ password, asOwner, signIn }) {
  let people = 0;
  const newPerson = () => ({ name: `Priced ${(people += 1)}`, role: 'editor' });
  const before = () => asOwner(`${ADMIN}/people`, { body: newPerson() });
  const path = (_n, { personId }) => `${ADMIN}/people/${personId}`;
  return {
    [`POST ${ADMIN}/session/password-proof`]: { bodyOf: () => ({ password }) },
    // The session of the benchmark has no passkey.
    [`POST ${ADMIN}/session/passkey-proof-options`]: { status: 403 },
    [`POST ${ADMIN}/session/passkey-proof`]: { bodyOf: () => ({ credential: { id: FORGED } }), status: 401 },
    [`DELETE ${ADMIN}/sessions/:id`]: {
      async before() {
        await signIn();
        const { items } = await asOwner(`${ADMIN}/sessions?sort=startedAt`);
        return items.find(({ current }) => !current).id;
      },
      path: (_n, id) => `${ADMIN}/sessions/${id}`,
    },
    [`DELETE ${ADMIN}/sessions/others`]: { before: signIn },
    [`POST ${ADMIN}/people`]: { bodyOf: newPerson, status: 201 },
    [`PATCH ${ADMIN}/people/:id`]: { before, path, bodyOf: () => ({ role: 'publisher' }), status: 204 },
    [`DELETE ${ADMIN}/people/:id`]: { before, path },
    [`POST ${ADMIN}/people/:id/invitation`]: {
      before,
      path: (...given) => `${path(...given)}/invitation`,
      status: 201,
    },
  };
}

/** @param {Site} site @returns {Changes} */
function changesOfMessagesAndGames({ asOwner, read }) {
  let messages = 0;
  const message = {
    async before() {
      messages += 1;
      const headers = { 'x-forwarded-for': `10.200.${messages}.1` };
      await read('/api/feedback', { body: { gameType: 'general', feedback: `Priced ${messages}` }, headers });
      const [{ id }] = await asOwner(`${ADMIN}/feedback`);
      return id;
    },
    path: (_n, id) => `${ADMIN}/feedback/${id}`,
  };
  return {
    [`PATCH ${ADMIN}/feedback/:id`]: { ...message, bodyOf: () => ({ closed: true }) },
    [`DELETE ${ADMIN}/feedback/:id`]: message,
    [`PATCH ${ADMIN}/games/:id`]: {
      before: () => asOwner(`${ADMIN}/games`),
      path: (n, games) => `${ADMIN}/games/${games[n % games.length].id}`,
      bodyOf: (n, games) => ({ isActive: !games[n % games.length].isActive }),
    },
    // No webhook is set.
    [`POST ${ADMIN}/alerts/test-message`]: { status: 409 },
  };
}

/** @param {Site} site Returns functions that name, describe and add people. */
function newPeople({ asOwner }) {
  let next = 0;
  const newName = () => `Priced ${lettersOf((next += 1))}`;
  const newPerson = () => ({
    fields: { name: newName(), nation: 'BRA', born: 1990 },
    spells: [{ club: 'Arsenal', startYear: 2010, endYear: 2012 }],
  });
  return { newName, newPerson, added: () => asOwner(FACTS, { body: newPerson() }) };
}

/** @param {Site} site @returns {Changes} */
function changesOfFacts({ asOwner, players }, { newName, newPerson, added }) {
  let next = 0;
  const merge = {
    before: async () => ({ id: (await added()).id, duplicate: (await added()).id }),
    bodyOf: (_n, { duplicate }) => ({ duplicate }),
  };
  const split = {
    async before() {
      for (;;) {
        const person = await asOwner(`${FACTS}/${players[(next += 1)].id}`);
        if (person.spells.length > 1) return person;
      }
    },
    bodyOf: (_n, { spells }) => ({ name: newName(), spells: [spells[0].key] }),
  };
  const to = (action) => ({ path: (_n, { id }) => `${FACTS}/${id}${action}` });
  return {
    [`POST ${ADMIN}/facts/:kind`]: { path: () => FACTS, bodyOf: newPerson },
    [`POST ${ADMIN}/facts/:kind/effects`]: { path: () => `${FACTS}/effects`, bodyOf: newPerson },
    [`POST ${ADMIN}/facts/:kind/:id/merge/effects`]: { ...merge, ...to('/merge/effects') },
    [`POST ${ADMIN}/facts/:kind/:id/merge`]: { ...merge, ...to('/merge') },
    [`POST ${ADMIN}/facts/:kind/:id/split/effects`]: { ...split, ...to('/split/effects') },
    [`POST ${ADMIN}/facts/:kind/:id/split`]: { ...split, ...to('/split') },
  };
}

/** @param {Site} site @returns {Changes} */
function changesOfRevisions({ asOwner }, { added }) {
  const changed = async () => {
    const { id, version } = await added();
    await asOwner(`${FACTS}/${id}`, { method: 'PATCH', body: { version, fields: { number: 7 } } });
    return id;
  };
  return {
    [`POST ${ADMIN}/revisions/:id/revert`]: {
      before: async () => (await asOwner(`${FACTS}/${await changed()}/history`)).items[0].id,
      path: (_n, id) => `${ADMIN}/revisions/${id}/revert`,
      bodyOf: () => REASON,
    },
    [`POST ${ADMIN}/revisions/runs/:run/revert`]: {
      async before() {
        const { id } = await added();
        const headers = { 'content-type': 'text/csv' };
        return (
          await asOwner(`${ADMIN}/csv/players?dryRun=false`, { headers, body: Buffer.from(`id,number\r\n${id},9\r\n`) })
        ).run;
      },
      path: (_n, run) => `${ADMIN}/revisions/runs/${encodeURIComponent(run)}/revert`,
      bodyOf: () => REASON,
    },
    // A new site has no items to review, so that all ids are skipped.
    [`POST ${ADMIN}/review/decisions`]: { bodyOf: (n) => ({ decision: 'accept', ids: [n + 1] }) },
  };
}

/** @param {Site} site @returns {Changes} */
function changesOfCategories({ asOwner, players }) {
  let next = 0;
  const stateOf = (version) => {
    next += 1;
    const names = Object.fromEntries(LANGUAGES.map((language) => [language, `Priced ${next} ${language}`]));
    return { version, enabled: true, names, members: players.slice(next, next + MEMBERS).map(({ id }) => id) };
  };
  const added = () => asOwner(`${ADMIN}/categories`, { body: stateOf(0) });
  const ofGroup = (action, { id }) => `${ADMIN}/categories/${action}?id=${encodeURIComponent(id)}`;
  return {
    [`POST ${ADMIN}/categories`]: { bodyOf: () => stateOf(0) },
    [`PATCH ${ADMIN}/categories/sheet`]: {
      before: added,
      path: (_n, group) => ofGroup('sheet', group),
      bodyOf: (_n, { version }) => stateOf(version),
    },
    [`POST ${ADMIN}/categories/effects`]: {
      before: added,
      path: (_n, group) => ofGroup('effects', group),
      bodyOf: (_n, { version }) => stateOf(version),
    },
    [`POST ${ADMIN}/categories/history/:revision/revert`]: {
      async before() {
        const [{ id }] = await asOwner(ofGroup('history', await added()));
        return id;
      },
      path: (_n, id) => `${ADMIN}/categories/history/${id}/revert`,
      bodyOf: () => REASON,
      status: 204,
    },
  };
}

/** @param {Site} site Returns functions that name and publish plugins. */
function newPlugins({ asOwner }) {
  let next = 0;
  const newKey = () => `priced-${lettersOf((next += 1))}`;
  const post = (key, action, body) => asOwner(`${PLUGINS}/${key}${action}`, { body: { ...REASON, ...body } });
  const publish = (key, version) =>
    asOwner(PLUGINS, { headers: ZIP, body: pluginArchive({ key, version, changes: { name: { en: key } } }) });
  /** Returns the key of a plugin with a released version, after these actions and bodies. */
  const live = async (...actions) => {
    const key = newKey();
    await publish(key, VERSION);
    await post(key, '/release', { version: VERSION });
    for (const [action, body] of actions) await post(key, action, body);
    return key;
  };
  /** Returns the key of a plugin with an earlier, a released and a newer version. */
  const threeVersions = async () => {
    const key = await live();
    for (const version of ['1.1.0', '1.2.0']) await publish(key, version);
    await post(key, '/release', { version: '1.1.0' });
    return key;
  };
  return { newKey, live, threeVersions };
}

/** @returns {Changes} */
function changesOfReleases({ newKey, live, threeVersions }) {
  const change = (action, before, body = {}) => [
    `POST ${PLUGINS}/:key/${action}`,
    {
      before: () => before(),
      path: (_n, key) => `${PLUGINS}/${key}/${action}`,
      bodyOf: () => ({ ...REASON, ...body }),
      ...FEW,
    },
  ];
  return {
    [`POST ${PLUGINS}/plan`]: {
      path: () => `${PLUGINS}/plan`,
      headers: ZIP,
      bodyOf: () => pluginArchive({ key: newKey() }),
    },
    [`POST ${PLUGINS}`]: {
      headers: ZIP,
      bodyOf: () => pluginArchive({ key: newKey() }),
      status: 201,
      ...FEW,
    },
    ...Object.fromEntries([
      change('release', threeVersions, { version: '1.2.0' }),
      change('rollback', threeVersions),
      change('stage', threeVersions, { version: '1.2.0', share: 10 }),
      change('withdraw-version', threeVersions, { version: VERSION }),
      change('withdraw', live),
      change('restore', () => live(['/withdraw'])),
      change('promote', live),
      change('demote', () => live(['/promote'])),
      change('join-matchdays', () => live(['/promote'])),
      change('leave-matchdays', () => live(['/promote'], ['/join-matchdays'])),
    ]),
  };
}

/** @param {Site} site @returns {Changes} */
function changesOfTeams({ asOwner }) {
  const game = `${PLUGINS}/memo-game`;
  const overridden = { origin: 'http://localhost:5199' };
  const webhook = { url: 'https://team.example/alerts' };
  let revoked = 0;
  return {
    [`POST ${PLUGINS}/:key/tokens`]: {
      path: () => `${game}/tokens`,
      bodyOf: (n) => ({ name: `priced ${n}`, days: 1 }),
      status: 201,
      ...FEW,
    },
    [`DELETE ${PLUGINS}/:key/tokens/:id`]: {
      before: () => asOwner(`${game}/tokens`, { body: { name: `revoked ${(revoked += 1)}`, days: 1 } }),
      path: (_n, { id }) => `${game}/tokens/${id}`,
      status: 204,
      ...FEW,
    },
    [`POST ${PLUGINS}/:key/webhook`]: { path: () => `${game}/webhook`, bodyOf: () => webhook },
    [`DELETE ${PLUGINS}/:key/webhook`]: {
      before: () => asOwner(`${game}/webhook`, { body: webhook }),
      path: () => `${game}/webhook`,
      status: 204,
      ...ALONE,
    },
    [`POST ${PLUGINS}/:key/dev-override`]: {
      path: () => `${game}/dev-override`,
      bodyOf: () => overridden,
    },
    [`DELETE ${PLUGINS}/:key/dev-override`]: {
      before: () => asOwner(`${game}/dev-override`, { body: overridden }),
      path: () => `${game}/dev-override`,
      status: 204,
      ...ALONE,
    },
  };
}

/** @param {Site} site @returns {Changes} */
function changesOfSyncs({ asOwner, league }) {
  const idle = () => cancelSyncs(asOwner);
  const start = (action, body) => [
    `POST ${ADMIN}/${action}`,
    { before: idle, bodyOf: () => body, status: 202, ...ALONE },
  ];
  return {
    ...Object.fromEntries([
      start('sync', { playerCount: 1 }),
      start('sync-existing', {}),
      start('sync-existing-coaches', {}),
      start('sync-team-players', { teamName: 'Arsenal', year: 2020 }),
      start('sync-teams-stats', {}),
      start('sync-players-by-name', { searchName: 'silva' }),
      start('sync-coach-by-name', { coachName: 'Arsene Wenger' }),
      start('sync-leagues', { leagueIds: [league], from: 2020, to: 2020 }),
    ]),
    [`POST ${ADMIN}/sync/:id/cancel`]: {
      async before() {
        await idle();
        await asOwner(`${ADMIN}/sync-existing`, { body: {} });
        return (await asOwner(`${ADMIN}/sync-info`)).runningSyncId;
      },
      path: (_n, id) => `${ADMIN}/sync/${id}/cancel`,
      status: 202,
      ...ALONE,
    },
  };
}

/** @param {Site} site @returns {Changes} */
function changesOfImports({ asOwner, players }) {
  /** Returns the id of a player of the data service that the site does not have. */
  const stranger = async () => {
    await cancelSyncs(asOwner);
    for (;;) {
      const found = await asOwner(`${ADMIN}/random-players`).catch(() => []);
      const unknown = found.find(({ existsInDb }) => !existsInDb);
      if (unknown) return unknown.player.id;
    }
  };
  return {
    [`POST ${ADMIN}/import-player`]: { before: stranger, bodyOf: (_n, apiId) => ({ apiId }), ...ONE_PLAYER },
    [`POST ${ADMIN}/players/:id/update`]: {
      before: async () => asOwner(`${ADMIN}/import-player`, { body: { apiId: await stranger() } }),
      path: (_n, { playerId }) => `${ADMIN}/players/${playerId}/update`,
      ...ONE_PLAYER,
    },
    [`POST ${ADMIN}/players/:id/link`]: {
      before: stranger,
      path: (n) => `${ADMIN}/players/${players[n].id}/link`,
      bodyOf: (_n, apiId) => ({ apiId }),
      ...ONE_PLAYER,
    },
  };
}

/** Cancels running syncs until none runs. @param {Site['asOwner']} asOwner */
async function cancelSyncs(asOwner) {
  for (;;) {
    const { runningSyncId } = await asOwner(`${ADMIN}/sync-info`);
    if (runningSyncId === null) return;
    await asOwner(`${ADMIN}/sync/${runningSyncId}/cancel`, { body: {} }).catch(() => undefined);
    await wait(200);
  }
}
