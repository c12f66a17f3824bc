import {
  addressesOf,
  classifyCompatibility,
  isReservedRoute,
  manifestFaults,
  OWN_ICON,
  type PluginManifest,
  type PluginOrigin,
} from '@soccer-legends/contracts';
import { contentTypeOf } from '../../../platform/http/content-types.ts';
import { isOrdinaryPath } from '../../../platform/http/request-path.ts';
import type { BuiltPlugin } from '../registry/built-plugin.ts';
import { AddressReserved, PluginIncompatible, InvalidPlugin } from '../registry/plugin.errors.ts';
import { ENTRY_FILE } from '../registry/plugin-listing.ts';

const MAX_FILES = 500;
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Validates a build and returns its manifest. Throws `InvalidPlugin` with all faults, `AddressReserved` or
 * `PluginIncompatible`.
 */
export function validatePlugin({ manifest, files }: BuiltPlugin, origin: PluginOrigin): PluginManifest {
  const faults = [...manifestFaults(manifest), ...iconFaults(manifest, files), ...fileFaults(files)];
  if (faults.length > 0) throw new InvalidPlugin(nameOf(manifest), faults);
  const valid = validateManifest(manifest, nameOf(manifest));
  if (origin === 'uploaded' && !valid.builtAgainst)
    throw new InvalidPlugin(valid.key, [
      'builtAgainst: is missing; build the game with the build configuration of the SDK, which adds it',
    ]);
  // Only checks that the range includes the SDK it was built against. The current shell is checked at the release.
  const compatibility = classifyCompatibility(valid, undefined);
  if (compatibility.verdict === 'incompatible') throw new PluginIncompatible(valid.key, compatibility);
  return valid;
}

/** Validates a manifest of the plugin `key` and returns it. Throws `InvalidPlugin` or `AddressReserved`. */
export function validateManifest(manifest: unknown, key: string): PluginManifest {
  const faults = manifestFaults(manifest);
  const valid = manifest as PluginManifest;
  if (faults.length === 0 && valid.key !== key) faults.push(`key: must be "${key}"`);
  if (faults.length > 0) throw new InvalidPlugin(key, faults);
  const reserved = addressesOf(valid).find(isReservedRoute);
  if (reserved) throw new AddressReserved(reserved);
  return valid;
}

function iconFaults(manifest: unknown, files: ReadonlyMap<string, Buffer>): string[] {
  const icon = (manifest as Partial<PluginManifest> | null)?.icon;
  return icon === OWN_ICON && !files.has(OWN_ICON) ? [`icon: the file ${OWN_ICON} is missing`] : [];
}

function fileFaults(files: ReadonlyMap<string, Buffer>): string[] {
  const faults: string[] = [];
  if (!files.has(ENTRY_FILE)) faults.push(`${ENTRY_FILE}: is missing`);
  if (files.size > MAX_FILES) faults.push(`it has ${files.size} files, the limit is ${MAX_FILES}`);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > MAX_BYTES) faults.push(`it has ${bytes} bytes, the limit is ${MAX_BYTES}`);
  for (const path of files.keys()) {
    if (!isOrdinaryPath(`/${path}`)) faults.push(`${path.slice(0, 100)}: is not a valid path`);
    else if (!contentTypeOf(path)) faults.push(`${path}: has a file type that is not served`);
  }
  return faults;
}

function nameOf(manifest: unknown): string {
  const key = (manifest as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key.slice(0, 60) : '(no key)';
}
