import type { EntityManager } from '@mikro-orm/sql';
import { PluginVersion } from '../plugin.entity.ts';
import { VersionAmbiguous, VersionNotFound } from './release.errors.ts';

/** The one published version that is meant; throws `VersionNotFound` or `VersionAmbiguous`. */
export async function findVersion(
  em: EntityManager,
  key: string,
  { version, contentHash = '' }: { version: string; contentHash?: string },
): Promise<PluginVersion> {
  const known = await em.find(PluginVersion, { key, version });
  const meant = known.filter((one) => one.contentHash.startsWith(contentHash));
  if (meant.length === 0) throw new VersionNotFound(key, version);
  if (meant.length > 1)
    throw new VersionAmbiguous(
      version,
      meant.map((one) => one.contentHash.slice(0, 8)),
    );
  return meant[0]!;
}
