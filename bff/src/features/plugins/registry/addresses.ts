import type { EntityManager } from '@mikro-orm/sql';
import { addressesOf, type PluginManifest } from '@soccer-legends/contracts';
import { AddressTaken } from './plugin.errors.ts';
import { Plugin, PluginVersion } from './plugin.entities.ts';

/**
 * Throws `AddressTaken` where another plugin has one of these addresses: its key, from its first publication on, or
 * the route of what it has released. `isThere` leaves out plugins whose addresses are free, such as those that are gone.
 */
export async function refuseTakenAddresses(
  em: EntityManager,
  manifest: PluginManifest,
  isThere: (version: PluginVersion | undefined, key: string) => boolean,
): Promise<void> {
  const own = addressesOf(manifest);
  const others = await em.find(Plugin, { key: { $ne: manifest.key } });
  const ids = others.flatMap(({ liveVersionId, candidateVersionId }) => [liveVersionId, candidateVersionId]);
  const versions = await em.find(PluginVersion, { id: { $in: ids.filter((id) => id != null) } });
  for (const { key, liveVersionId } of others) {
    const released = versions.filter((version) => version.key === key);
    const live = released.find(({ id }) => id === liveVersionId);
    if (!isThere(live, key)) continue;
    const theirs = [`/${key}`, ...released.flatMap((version) => addressesOf(version.manifest))];
    const taken = own.find((address) => theirs.includes(address));
    if (taken) throw new AddressTaken(taken, key);
  }
}
