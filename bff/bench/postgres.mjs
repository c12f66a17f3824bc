// Starts a PostgreSQL cluster for a benchmark and fills it with the schema and the bundled data. Returns undefined if
// PostgreSQL is not installed.
import { spawnSync } from 'node:child_process';
import { startCluster } from '../test/fixtures/postgres-cluster.ts';

export async function startFilledPostgres() {
  const cluster = await startCluster();
  if (!cluster) {
    console.log('Skipped: PostgreSQL is not installed.');
    return undefined;
  }
  const url = cluster.urlOf('postgres');
  const { status, stderr } = spawnSync(process.execPath, ['bff/dist/main.js', '--migrate-only'], {
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
    cwd: new URL('../..', import.meta.url),
  });
  if (status !== 0) throw new Error(`The database could not be filled:\n${stderr}`);
  return { url, stop: cluster.stop };
}
