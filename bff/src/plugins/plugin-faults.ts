import { classifyCompatibility, manifestFaults, type PluginManifest } from '@soccer-legends/contracts';
import { contentTypeOf } from '../http/content-types.ts';
import { isOrdinaryPath } from '../http/request-path.ts';
import { ENTRY_FILE } from './plugin-listing.ts';
import type { BuiltPlugin } from './built-plugin.ts';

const MOST_FILES = 500;
const MOST_BYTES = 20 * 1024 * 1024;

/** Everything that keeps a plugin from being published, at once; none where it is right. */
export function pluginFaults({ manifest, files }: BuiltPlugin): string[] {
  const faults = manifestFaults(manifest);
  if (faults.length === 0) faults.push(...compatibilityFaults(manifest as PluginManifest));
  if (!files.has(ENTRY_FILE)) faults.push(`${ENTRY_FILE}: is missing`);
  if (files.size > MOST_FILES) faults.push(`it has ${files.size} files, where ${MOST_FILES} are the most`);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > MOST_BYTES) faults.push(`it has ${bytes} bytes, where ${MOST_BYTES} are the most`);
  for (const path of files.keys()) {
    if (!isOrdinaryPath(`/${path}`)) faults.push(`${path.slice(0, 100)}: is no name for a file here`);
    else if (!contentTypeOf(path)) faults.push(`${path}: is of a kind that is not served`);
  }
  return faults;
}

/** A plugin whose range leaves out the SDK that it was built against would run nowhere. */
function compatibilityFaults({ sdk, builtAgainst }: PluginManifest): string[] {
  const compatibility = classifyCompatibility({ sdk, builtAgainst }, undefined);
  return compatibility.verdict === 'incompatible' ? [`sdk: ${compatibility.reasons.join(', ')}`] : [];
}
