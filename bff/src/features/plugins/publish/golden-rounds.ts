import { Injectable } from '@nestjs/common';
import { GOLDEN_ROUNDS_FILE, type GoldenRound, type GoldenRounds } from '@soccer-legends/contracts';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { Database } from '../../../platform/database/database.ts';
import { releaseOf } from '../registry/built-plugin.ts';
import { PluginVersion, withdrawnVersions } from '../registry/plugin.entities.ts';

/** Number of versions that are searched for rounds. Versions that were uploaded without the command have none. */
const MOST_VERSIONS = 10;

/** Reads the rounds that the command `publish` uploads with a version and replays with the next one. */
@Injectable()
export class PublishedRounds {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobStore,
  ) {}

  async read(key: string): Promise<GoldenRounds> {
    const em = this.database.em();
    const withdrawn = await withdrawnVersions(em, key);
    const where = { key, origin: 'uploaded' as const, id: { $nin: [...withdrawn] } };
    const versions = await em.find(PluginVersion, where, { orderBy: { id: 'desc' }, limit: MOST_VERSIONS });
    for (const { version, contentHash } of versions) {
      const stored = await this.blobs.get(`${key}/${releaseOf({ version }, contentHash)}/${GOLDEN_ROUNDS_FILE}`);
      if (stored) return { version, rounds: JSON.parse(stored.toString()) as GoldenRound[] };
    }
    return { version: null, rounds: [] };
  }
}
