import type { MatchdayState } from '@soccer-legends/contracts';
import { DAY_MS } from '../../../platform/environment/clock.ts';
import type { Plugin, PluginVersion } from './plugin.entities.ts';

/**
 * Returns whether cards of matchdays draw a version. Those that came with the site need neither an administrator's consent nor
 * a day without a fault.
 * @param releasedAt the latest release of the version. A rollback returns to the day of that release.
 */
export function matchdayStateOf(
  { joinsMatchdays }: Pick<Plugin, 'joinsMatchdays'>,
  { manifest, origin }: Pick<PluginVersion, 'manifest' | 'origin'>,
  { releasedAt, now }: { releasedAt: Date | undefined; now: Date },
): MatchdayState {
  const isBundled = origin === 'bundled';
  if (manifest.matchday === false) return 'never';
  if (!(joinsMatchdays ?? isBundled)) return 'out';
  const isProven = isBundled || (releasedAt !== undefined && now.getTime() - releasedAt.getTime() >= DAY_MS);
  return isProven ? 'in' : 'waiting';
}
