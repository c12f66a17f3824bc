// Measures the longest wait of a request while the server rebuilds its catalogue after a change in the database.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ask, memoryOf } from './measured-server.mjs';

const EVERY_MS = 10;
/** After the rebuild, indexes are prepared and garbage is collected. */
const AFTERWARDS_MS = 3000;
const LONGEST_REBUILD_MS = 30_000;

const LAST = "(select max(id) from person where kind = 'player')";

/** What administrators and syncs change. */
export const CHANGES = {
  'one player': [`update person set number = coalesce(number, 0) + 1 where kind = 'player' and id = ${LAST}`],
  '1,000 players and a club': [
    `update team set name = name || ' FC' where id = (select max(id) from team)`,
    "update person set number = coalesce(number, 0) + 1 where kind = 'player' and id % 100 = 0 and id <= 100000",
    `insert into person (kind, id, name, country, nation, fame, source, updated_at)
     values ('player', nextval('player_id_seq'), 'Newcomer', 'Spain', 'ESP', 1, 'bundled', now())`,
  ],
};

/** Changes facts, and searches for players every 10 ms until three seconds after the server shows the change. */
export async function waitsDuringRebuild(server, { url, statements, searched }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = `Changed ${Date.now()}`;
  const times = [];
  const sending = new AbortController();
  const requests = sendUntil(sending.signal, async (index, due) => {
    await ask(server, searched(index));
    times.push(performance.now() - due);
  });
  const start = performance.now();
  for (const statement of statements) await client.query(statement);
  await client.query(`update person set name = $1 where kind = 'player' and id = ${LAST}`, [name]);
  await client.end();
  await untilFound(server, name);
  const shown = performance.now() - start;
  await wait(AFTERWARDS_MS);
  sending.abort();
  await requests;
  return {
    'shown after (s)': +(shown / 1000).toFixed(1),
    'longest wait (ms)': Math.round(Math.max(...times)),
    'memory (MB)': Math.round(await memoryOf(server)),
  };
}

/** Searches for players every 10 ms, for `ms` milliseconds. */
export async function searchFor(ms, server, searched) {
  const sending = new AbortController();
  const requests = sendUntil(sending.signal, (index) => ask(server, searched(index)));
  await wait(ms);
  sending.abort();
  await requests;
}

async function sendUntil(signal, send) {
  const start = performance.now();
  const sent = [];
  for (let index = 0; !signal.aborted; index += 1) {
    const due = start + index * EVERY_MS;
    await wait(Math.max(0, due - performance.now()));
    sent.push(send(index, due));
  }
  await Promise.all(sent);
}

async function untilFound(server, name) {
  const end = performance.now() + LONGEST_REBUILD_MS;
  for (;;) {
    const { text } = await ask(server, `/api/players/search?q=${encodeURIComponent(name)}`);
    if (JSON.parse(text).some((hit) => hit.name === name)) return;
    if (performance.now() > end) throw new Error('The server does not show the change.');
    await wait(200);
  }
}
