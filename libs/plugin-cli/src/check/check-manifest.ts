import {
  classifyCompatibility,
  LANGUAGES,
  manifestFaults,
  type PluginManifest,
  type Incompatibility,
} from '@soccer-legends/contracts';
import type { Finding } from '@soccer-legends/plugin-checks';
import type { Project } from '../project/find-project.ts';

/**
 * Checks the manifest, and whether the game is compatible with the installed SDK.
 * @param sdk the installed SDK version; undefined if it is not installed
 */
export function checkManifest({ manifest }: Pick<Project, 'manifest'>, sdk: string | undefined): Finding[] {
  const file = 'plugin.json';
  const faults = manifestFaults(manifest);
  if (faults.length > 0) return faults.map((message) => ({ code: 'manifest.invalid', message, file }));

  const { name, description, sdk: range } = manifest as unknown as PluginManifest;
  const untranslated = LANGUAGES.flatMap((language) => {
    const lacking = Object.entries({ name, description }).flatMap(([field, texts]) => (texts[language] ? [] : [field]));
    return lacking.map((field): Finding => ({
      code: 'manifest.untranslated',
      message: `${field} has no text in "${language}".`,
      file,
    }));
  });
  const compatibility = classifyCompatibility({ sdk: range, builtAgainst: sdk }, sdk);
  const unfit =
    compatibility.verdict !== 'incompatible'
      ? []
      : compatibility.reasons.map((reason): Finding => ({
          code: 'sdk.incompatible',
          message: compatibilityText(reason, range, sdk),
          file,
        }));
  return [...unfit, ...untranslated];
}

const TEXTS: Readonly<Record<Incompatibility, (range: string, sdk: string) => string>> = {
  sdkRangeInvalid: (range) => `"${range}" is not a version range. Write "^1.0.0", for example.`,
  builtOutsideRange: (range, sdk) => `The game was built against SDK ${sdk}, which its range ${range} excludes.`,
  shellTooOld: (range, sdk) => `The game needs SDK ${range}, but the site has ${sdk}. The site must be updated first.`,
  pluginTooOld: (range, sdk) => `The game needs SDK ${range}, but the site has ${sdk}. Update the game.`,
};

/** Explains to the author why the game and the SDK are incompatible. */
function compatibilityText(reason: Incompatibility, range: string, sdk: string | undefined): string {
  return TEXTS[reason](range, sdk ?? 'none');
}
