import gt from 'semver/functions/gt.js';
import gtr from 'semver/ranges/gtr.js';
import satisfies from 'semver/functions/satisfies.js';
import valid from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';

/** Why a plugin cannot run here; each has a text in every language. */
export const INCOMPATIBILITIES = ['sdkRangeInvalid', 'builtOutsideRange', 'shellTooOld', 'pluginTooOld'] as const;
export type Incompatibility = (typeof INCOMPATIBILITIES)[number];

export type Compatibility =
  { verdict: 'compatible' } | { verdict: 'incompatible'; reasons: readonly Incompatibility[] } | { verdict: 'unknown' };

export interface SdkNeeds {
  /** The range of SDK versions that it asks for. */
  sdk: string;
  /** The version that it was compiled and tested against; absent or empty where the build did not say. */
  builtAgainst?: string | undefined;
}

/**
 * Whether a plugin runs on a shell. Federation itself only warns about an unmet range and then runs the plugin
 * all the same, so everybody who is about to publish or to load one asks here first.
 *
 * A range is a promise, what it was built against is a fact: a range that leaves the fact out is a mistake, and a shell
 * older than the fact may lack what the plugin's types took for granted, whatever the range says.
 * @param shellSdk the SDK version that the shell provides; undefined where nobody knows.
 */
export function classifyCompatibility({ sdk, builtAgainst }: SdkNeeds, shellSdk: string | undefined): Compatibility {
  const built = builtAgainst && valid(builtAgainst) ? builtAgainst : undefined;
  if (validRange(sdk) === null) return incompatible('sdkRangeInvalid');
  if (built && !satisfies(built, sdk)) return incompatible('builtOutsideRange');
  if (shellSdk === undefined || valid(shellSdk) === null) return { verdict: 'unknown' };
  if (!satisfies(shellSdk, sdk)) return incompatible(gtr(shellSdk, sdk) ? 'pluginTooOld' : 'shellTooOld');
  return built && gt(built, shellSdk) ? incompatible('shellTooOld') : { verdict: 'compatible' };
}

function incompatible(reason: Incompatibility): Compatibility {
  return { verdict: 'incompatible', reasons: [reason] };
}
