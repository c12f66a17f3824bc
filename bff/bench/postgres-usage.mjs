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
  return { transactions, wal, tables, cpu: pids.reduce((sum, pid) => sum + processorTimeOf(pid), 0) };
}

/** Returns the processor time of a process in microseconds, where `/proc` shows it; otherwise 0. */
function processorTimeOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
  } catch {
    return 0;
  }
}
