import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../src/platform/database/database.ts';
import { retainedMemory } from '../fixtures/retained-memory.ts';

/** Sizes by name: kilobytes of tables with their indexes, of files and of memory. */
export type Sizes = Record<string, number>;

const TABLES = `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`;

const kilobytes = (bytes: number): number => Math.round(bytes / 1024);

/** Measures after a vacuum, because the clock runs faster than PostgreSQL's own. */
export async function measure(database: Database, folder: string): Promise<Sizes> {
  await database.em().execute('vacuum analyze');
  const tables = await database.em().execute<{ name: string; bytes: number }[]>(TABLES);
  return {
    ...Object.fromEntries(tables.map(({ name, bytes }) => [name, kilobytes(bytes)])),
    'all tables': kilobytes(tables.reduce((sum, { bytes }) => sum + bytes, 0)),
    'all files': kilobytes(bytesIn(folder)),
    'memory of both servers': kilobytes(retainedMemory()),
  };
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

const BARS = '▁▂▃▄▅▆▇█';

/** Prints the size of everything above 100 kB or that has grown, and a bar for each month. */
export function printPlot(months: readonly Sizes[]): void {
  for (const name of Object.keys(months.at(-1)!).sort()) {
    const sizes = months.map((month) => month[name] ?? 0);
    const [first, last, most] = [sizes[0]!, sizes.at(-1)!, Math.max(...sizes)];
    if (most < 100 && last <= first) continue;
    const bars = sizes.map((size) => BARS[Math.round((size / most) * (BARS.length - 1))]).join('');
    console.log(`${name.padEnd(24)} ${bars} ${first} → ${last} kB`);
  }
}
