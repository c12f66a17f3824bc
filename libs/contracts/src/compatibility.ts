import gt from 'semver/functions/gt.js';
import gtr from 'semver/ranges/gtr.js';
import satisfies from 'semver/functions/satisfies.js';
import valid from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';

/** Why a plugin cannot run on a site; each reason has a text in every language. */
export const INCOMPATIBILITIES = ['sdkRangeInvalid', 'builtOutsideRange', 'shellTooOld', 'pluginTooOld'] as const;
export type Incompatibility = (typeof INCOMPATIBILITIES)[number];

/** `unknown`: the shell's SDK version is not known, so that only the plugin's own mistakes were found. */
export type Compatibility =
  { verdict: 'compatible' } | { verdict: 'incompatible'; reasons: readonly Incompatibility[] } | { verdict: 'unknown' };

/** The part of a manifest that decides about compatibility. */
export interface SdkNeeds {
  /** SDK versions that the plugin accepts, as a semver range. */
  sdk: string;
  /** SDK version that it was built against; absent or empty if the build did not record it. */
  builtAgainst?: string | undefined;
}

/**
 * Returns whether a plugin runs on a shell. Module federation only warns about an unmet range and runs the plugin
 * anyway, so publishing and loading both call this first.
 *
 * A range that excludes the version that it was built against is a mistake. A shell older than that version may lack
 * features that the plugin uses, even if the range includes the shell's version.
 * @param shellSdk SDK version of the shell; undefined if unknown
 */
export function classifyCompatibility({ sdk, builtAgainst }: SdkNeeds, shellSdk: string | undefined): Compatibility {
  const built = builtAgainst && valid(builtAgainst) ? builtAgainst : undefined;
  if (validRange(sdk) === null) return incompatible('sdkRangeInvalid');
  if (built && !satisfies(built, sdk)) return incompatible('builtOutsideRange');
  if (shellSdk === undefined || valid(shellSdk) === null) return { verdict: 'unknown' };
  if (!satisfies(shellSdk, sdk)) return incompatible(gtr(shellSdk, sdk) ? 'pluginTooOld' : 'shellTooOld');
  return built && gt(built, shellSdk) ? incompatible('shellTooOld') : { verdict: 'compatible' };
}

/** Returns whether a valid version precedes another one. */
export function isOlder(version: string, other: string): boolean {
  return gt(other, version);
}

function incompatible(reason: Incompatibility): Compatibility {
  return { verdict: 'incompatible', reasons: [reason] };
}
