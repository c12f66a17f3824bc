// What PostgreSQL has done so far: processor time, transactions, rows and write-ahead log.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Connections report their statistics at most once per second. */
const REPORTED_AFTER_MS = 1500;
const MICROSECONDS_PER_TICK = 10_000;

export async function usageOfPostgres(url) {
  await wait(REPORTED_AFTER_MS);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async (sql) => (await client.query(sql)).rows[0];
  const { pids } = await one('select array_agg(pid) as pids from pg_stat_activity');
  const { transactions, wal } = await one(
    `select xact_commit::float as transactions, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float as wal
     from pg_stat_database where datname = current_database()`,
  );
  const { rows } = await client.query(
    'select relname as name, n_tup_ins::int as added, n_tup_upd::int as changed from pg_stat_user_tables',
  );
  await client.end();
  const tables = Object.fromEntries(rows.map(({ name, ...counts }) => [name, counts]));
  return { transactions, wal, tables, cpu: processorTimeOf(pids) };
}

/** Returns the processor time of a cluster in microseconds, where `/proc` shows it; otherwise 0. */
function processorTimeOf(pids) {
  const living = pids.flatMap(statOf);
  // The parent of all of them, to which the system adds the time of connections that have ended.
  const parents = living.slice(0, 1).flatMap(({ parent }) => statOf(parent));
  const ticks = [...living, ...parents].reduce((sum, { own }) => sum + own, 0);
  return (ticks + parents.reduce((sum, { ended }) => sum + ended, 0)) * MICROSECONDS_PER_TICK;
}

function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').map(Number);
    return [{ parent: fields[1], own: fields[11] + fields[12], ended: fields[13] + fields[14] }];
  } catch {
    return [];
  }
}
