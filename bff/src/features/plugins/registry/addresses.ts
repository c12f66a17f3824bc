import type { EntityManager } from '@mikro-orm/sql';
import { addressesOf, type PluginManifest } from '@soccer-legends/contracts';
import { Plugin } from './plugin.entities.ts';
import { AddressTaken } from './plugin.errors.ts';
import type { AvailableBundles } from './registry.ts';

/** Throws `AddressTaken` if another plugin owns an address: its key, or a route of its live or staged version. */
export async function assertAddressesFree(
  em: EntityManager,
  manifest: PluginManifest,
  bundles: AvailableBundles,
): Promise<void> {
  const own = addressesOf(manifest);
  const others = await em.find(
    Plugin,
    { key: { $ne: manifest.key } },
    { populate: ['liveVersion', 'candidateVersion'] },
  );
  for (const { key, liveVersion, candidateVersion } of others) {
    if (!bundles.isAvailable(key, liveVersion)) continue;
    const released = [liveVersion, candidateVersion].filter((version) => version != null);
    const theirs = [`/${key}`, ...released.flatMap((version) => addressesOf(version.manifest))];
    const taken = own.find((address) => theirs.includes(address));
    if (taken) throw new AddressTaken(taken, key);
  }
}
