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
import type { BuiltPlugin } from '../built-plugin.ts';
import { AddressReserved, PluginIncompatible, PluginRefused } from '../plugin.errors.ts';
import { ENTRY_FILE } from '../plugin-listing.ts';

const MOST_FILES = 500;
const MOST_BYTES = 20 * 1024 * 1024;

/** The manifest of a plugin that may be published; throws what keeps it from that, every fault of one kind at once. */
export function judgePlugin({ manifest, files }: BuiltPlugin, origin: PluginOrigin): PluginManifest {
  const faults = [...manifestFaults(manifest), ...iconFaults(manifest, files), ...fileFaults(files)];
  if (faults.length > 0) throw new PluginRefused(nameOf(manifest), faults);
  const judged = judgeManifest(manifest, nameOf(manifest));
  if (origin === 'uploaded' && !judged.builtAgainst)
    throw new PluginRefused(judged.key, ['builtAgainst: is missing; the build of a game puts it there']);
  // A range that leaves out what it was built against would run nowhere; the shell of today is asked at the release.
  const compatibility = classifyCompatibility(judged, undefined);
  if (compatibility.verdict === 'incompatible') throw new PluginIncompatible(judged.key, compatibility);
  return judged;
}

/** A manifest that is right, and is of the plugin that is meant; throws what is wrong with it. */
export function judgeManifest(manifest: unknown, key: string): PluginManifest {
  const faults = manifestFaults(manifest);
  const judged = manifest as PluginManifest;
  if (faults.length === 0 && judged.key !== key) faults.push(`key: must be "${key}"`);
  if (faults.length > 0) throw new PluginRefused(key, faults);
  const reserved = addressesOf(judged).find(isReservedRoute);
  if (reserved) throw new AddressReserved(reserved);
  return judged;
}

function iconFaults(manifest: unknown, files: ReadonlyMap<string, Buffer>): string[] {
  const icon = (manifest as Partial<PluginManifest> | null)?.icon;
  return icon === OWN_ICON && !files.has(OWN_ICON) ? [`icon: there is no file ${OWN_ICON}`] : [];
}

function fileFaults(files: ReadonlyMap<string, Buffer>): string[] {
  const faults: string[] = [];
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

function nameOf(manifest: unknown): string {
  const key = (manifest as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key.slice(0, 60) : 'without a key';
}
