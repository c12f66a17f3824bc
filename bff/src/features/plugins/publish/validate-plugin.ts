import {
  addressesOf,
  ARCHIVE_LIMITS,
  classifyCompatibility,
  isReservedRoute,
  isPluginPath,
  manifestFaults,
  type PluginManifest,
  type PluginOrigin,
} from '@soccer-legends/contracts';
import { checkBuild, pageOf, readTexts, svgFault } from '@soccer-legends/plugin-checks';
import { contentTypeOf } from '../../../platform/http/content-types.ts';
import type { BuiltPlugin } from '../registry/built-plugin.ts';
import { AddressReserved, PluginIncompatible, InvalidPlugin } from '../registry/plugin.errors.ts';
import { ENTRY_FILE } from '../registry/plugin-listing.ts';

/** Returns the manifest. Throws `InvalidPlugin` with all faults, `AddressReserved` or `PluginIncompatible`. */
export function validatePlugin({ manifest, files }: BuiltPlugin, origin: PluginOrigin): PluginManifest {
  const faults = [...manifestFaults(manifest), ...(origin === 'uploaded' ? buildFaults(files) : fileFaults(files))];
  if (faults.length > 0) throw new InvalidPlugin(nameOf(manifest), faults);
  const valid = validateManifest(manifest, nameOf(manifest));
  if (origin === 'uploaded' && !valid.builtAgainst)
    throw new InvalidPlugin(valid.key, [
      'builtAgainst: is missing; build the game with the build configuration of the SDK, which adds it',
    ]);
  // Checks only that the range includes the SDK of the build. The release checks the current shell.
  const compatibility = classifyCompatibility(valid, undefined);
  if (compatibility.verdict === 'incompatible') throw new PluginIncompatible(valid.key, compatibility.reasons);
  return valid;
}

/** Returns the manifest of the plugin with this key. Throws `InvalidPlugin` or `AddressReserved`. */
export function validateManifest(manifest: unknown, key: string): PluginManifest {
  const faults = manifestFaults(manifest);
  const valid = manifest as PluginManifest;
  if (faults.length === 0 && valid.key !== key) faults.push(`key: must be "${key}"`);
  if (faults.length > 0) throw new InvalidPlugin(key, faults);
  const reserved = addressesOf(valid).find(isReservedRoute);
  if (reserved) throw new AddressReserved(reserved);
  return valid;
}

/** Repeats the checks of the command-line tool, which authors may have skipped. */
function buildFaults(files: ReadonlyMap<string, Buffer>): string[] {
  const errors = checkBuild(files).filter(({ code }) => pageOf(code).severity === 'error');
  return errors.map(({ message, file }) => `${file === undefined ? '' : `${file}: `}${message.replace(/\.$/, '')}`);
}

/** Checks what could break or harm a page. The site's own games have further tests. */
function fileFaults(files: ReadonlyMap<string, Buffer>): string[] {
  const faults: string[] = [];
  if (!files.has(ENTRY_FILE)) faults.push(`${ENTRY_FILE}: is missing`);
  if (files.size > ARCHIVE_LIMITS.files)
    faults.push(`it has ${files.size} files, the limit is ${ARCHIVE_LIMITS.files}`);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > ARCHIVE_LIMITS.inflatedBytes)
    faults.push(`it has ${bytes} bytes, the limit is ${ARCHIVE_LIMITS.inflatedBytes}`);
  for (const [path, content] of files) {
    const fault = contentFault(path, content);
    if (fault) faults.push(`${path.slice(0, 100)}: ${fault}`);
  }
  return faults;
}

function contentFault(path: string, content: Buffer): string | undefined {
  if (!isPluginPath(path)) return 'is not a valid path';
  if (!contentTypeOf(path)) return 'has a file type that is not served';
  if (path.endsWith('.svg')) return svgFault(content.toString());
  return path.startsWith('locales/') ? readTexts(content.toString()).fault?.replace(/\.$/, '') : undefined;
}

function nameOf(manifest: unknown): string {
  const key = (manifest as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key.slice(0, 60) : '(no key)';
}
