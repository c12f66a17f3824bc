import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Space } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';

const SHOWN_TABLES = 8;

// Raw SQL: functions of PostgreSQL, which the embedded engine has too.
const DATABASE_BYTES = 'select pg_database_size(current_database())::float8 as bytes';
const TABLE_BYTES = `
  select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc, name limit ${SHOWN_TABLES}`;
const PLUGIN_BYTES = `
  select coalesce(sum((file ->> 'size')::bigint), 0)::float8 as bytes
  from plugin_version cross join jsonb_array_elements(files::jsonb) file`;

/** Measures the usage of the database, the disk and the memory. */
@Injectable()
export class SpaceUsed {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'dataDir'>,
  ) {}

  /** Returns bytes. `disk` is null without a data folder; `memory` is that of this process. */
  async measure(): Promise<Space> {
    const em = this.database.em();
    const [size] = await em.execute<{ bytes: number }[]>(DATABASE_BYTES);
    const [plugins] = await em.execute<{ bytes: number }[]>(PLUGIN_BYTES);
    return {
      database: size!.bytes,
      tables: await em.execute<Space['tables']>(TABLE_BYTES),
      plugins: plugins!.bytes,
      disk: await this.disk(),
      memory: process.memoryUsage.rss(),
    };
  }

  disk(): Promise<Space['disk']> {
    return diskSpace(this.config);
  }
}

/** Returns the bytes of the disk that contains the data directory; null without one, as with PostgreSQL and a bucket. */
export async function diskSpace({ dataDir }: Pick<Config, 'dataDir'>): Promise<Space['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
