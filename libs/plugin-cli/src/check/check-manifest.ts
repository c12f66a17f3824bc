import { classifyCompatibility, LANGUAGES, manifestFaults, type PluginManifest } from '@soccer-legends/contracts';
import type { Project } from '../project/find-project.ts';
import { compatibilityText } from './compatibility-texts.ts';
import type { Finding } from '@soccer-legends/plugin-checks';

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
