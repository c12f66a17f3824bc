import {
  addressesOf,
  classifyCompatibility,
  isReservedRoute,
  manifestFaults,
  type PluginManifest,
  type PluginOrigin,
} from '@soccer-legends/contracts';
import { checkFiles, checkGame, pageOf, readTexts, type Finding } from '@soccer-legends/plugin-checks';
import type { BuiltPlugin } from '../registry/built-plugin.ts';
import { AddressReserved, PluginIncompatible, InvalidPlugin } from '../registry/plugin.errors.ts';
import { ENTRY_FILE } from '@soccer-legends/plugin-checks/page';

/**
 * Returns the manifest. Unpacking an archive has checked paths, sizes and pictures of an upload. Throws `InvalidPlugin` with
 * all faults, `AddressReserved` or `PluginIncompatible`.
 */
export function validatePlugin({ manifest, files }: BuiltPlugin, origin: PluginOrigin): PluginManifest {
  const isUploaded = origin === 'uploaded';
  // Repeats the checks of the command-line tool, which authors may have skipped. The site's own games have further tests.
  const faults = isUploaded ? faultsIn(checkGame(files)) : [...faultsIn(checkFiles(files)), ...bundleFaults(files)];
  const valid = validateManifest(manifest, nameOf(manifest), faults);
  if (isUploaded && !valid.builtAgainst)
    throw new InvalidPlugin(valid.key, [
      'builtAgainst: is missing; build the game with the build configuration of the SDK, which adds it',
    ]);
  // Checks only that the range includes the SDK of the build. The release checks the current shell.
  const compatibility = classifyCompatibility(valid, undefined);
  if (compatibility.verdict === 'incompatible')
    throw new PluginIncompatible({ key: valid.key, reason: compatibility.reasons.join(', ') });
  return valid;
}

/**
 * Returns the manifest of the plugin with this key. Throws `InvalidPlugin` or `AddressReserved`.
 *
 * @param otherFaults of the files, which are reported together with those of the manifest
 */
export function validateManifest(manifest: unknown, key: string, otherFaults: readonly string[] = []): PluginManifest {
  const faults = [...manifestFaults(manifest), ...otherFaults];
  const valid = manifest as PluginManifest;
  if (faults.length === 0 && valid.key !== key) faults.push(`key: must be "${key}"`);
  if (faults.length > 0) throw new InvalidPlugin(key, faults);
  const reserved = addressesOf(valid).find(isReservedRoute);
  if (reserved) throw new AddressReserved({ address: reserved });
  return valid;
}

function faultsIn(findings: readonly Finding[]): string[] {
  const errors = findings.filter(({ code }) => pageOf(code).severity === 'error');
  return errors.map(({ message, file }) => `${file === undefined ? '' : `${file}: `}${withoutStop(message)}`);
}

function bundleFaults(files: ReadonlyMap<string, Buffer>): string[] {
  const texts = [...files].filter(([path]) => path.startsWith('locales/'));
  return [
    ...(files.has(ENTRY_FILE) ? [] : [`${ENTRY_FILE}: is missing`]),
    ...texts.flatMap(([path, bytes]) => {
      const { fault } = readTexts(bytes.toString());
      return fault === undefined ? [] : [`${path}: ${withoutStop(fault)}`];
    }),
  ];
}

function withoutStop(message: string): string {
  return message.replace(/\.$/, '');
}

function nameOf(manifest: unknown): string {
  const key = (manifest as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key.slice(0, 60) : '(no key)';
}
