import gtr from 'semver/ranges/gtr.js';
import valid from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';
import satisfies from 'semver/functions/satisfies.js';

/** Why a plugin cannot run here; each has a text in every language. */
export type Incompatibility = 'sdkRangeInvalid' | 'shellTooOld' | 'pluginTooOld';

export type Compatibility =
  { verdict: 'compatible' } | { verdict: 'incompatible'; reasons: readonly Incompatibility[] } | { verdict: 'unknown' };

/**
 * Whether a plugin runs on a shell. Federation itself only warns about an unmet range and then runs the plugin
 * all the same, so everybody who is about to publish or to load one asks here first.
 * @param plugin sdk: the range of SDK versions that it asks for.
 * @param shellSdk the SDK version that the shell provides; undefined where nobody knows.
 */
export function classifyCompatibility(plugin: { sdk: string }, shellSdk: string | undefined): Compatibility {
  if (validRange(plugin.sdk) === null) return { verdict: 'incompatible', reasons: ['sdkRangeInvalid'] };
  if (shellSdk === undefined || valid(shellSdk) === null) return { verdict: 'unknown' };
  if (satisfies(shellSdk, plugin.sdk)) return { verdict: 'compatible' };
  return { verdict: 'incompatible', reasons: [gtr(shellSdk, plugin.sdk) ? 'pluginTooOld' : 'shellTooOld'] };
}
