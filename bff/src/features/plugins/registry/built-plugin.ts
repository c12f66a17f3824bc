import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { PluginManifest } from '@soccer-legends/contracts';
import { integrityOf } from '@soccer-legends/plugin-checks';

/** The output of a plugin's build, not validated yet. */
export interface BuiltPlugin {
  manifest: unknown;
  files: ReadonlyMap<string, Buffer>;
  /** By path, in the format of an integrity attribute: `sha384-…`. */
  hashes: ReadonlyMap<string, string>;
  /** Files by path that are stored but not part of the content: source maps and golden rounds. */
  teamFiles?: ReadonlyMap<string, Buffer>;
}

const MANIFEST_FILE = 'plugin.json';

/** Reads a build folder; the manifest is null if it is missing. Throws if the manifest is not JSON. */
export async function readBuiltPlugin(folder: string): Promise<BuiltPlugin> {
  const files = new Map<string, Buffer>();
  for (const path of await filesBelow(folder)) files.set(path, await readFile(join(folder, path)));
  const hashes = new Map([...files].map(([path, bytes]) => [path, integrityOf(bytes)]));
  return { manifest: JSON.parse(files.get(MANIFEST_FILE)?.toString('utf8') ?? 'null'), files, hashes };
}

/** Returns the key in the manifest, which is not validated yet, or an empty string. */
export function keyOf({ manifest }: BuiltPlugin): string {
  const key = (manifest as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : '';
}

/** Returns sizes and modification times as one string, which changes with any file; undefined without a manifest. */
export async function signatureOf(folder: string): Promise<string | undefined> {
  try {
    const paths = await filesBelow(folder);
    if (!paths.includes(MANIFEST_FILE)) return undefined;
    const stats = await Promise.all(paths.map((path) => stat(join(folder, path))));
    return paths.map((path, index) => `${path}:${stats[index]!.size}:${stats[index]!.mtimeMs}`).join('\n');
  } catch {
    return undefined;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Returns the SHA-256, in hex, over the sorted paths and hashes of the files. */
export function contentHashOf(files: readonly { path: string; sha384: string }[]): string {
  const hash = createHash('sha256');
  for (const { path, sha384 } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(`${path}\0${sha384}\n`);
  return hash.digest('hex');
}

/** Returns the name of a release in addresses and folders, such as `1.2.0-0a1b2c3d`. */
export function releaseOf({ version }: Pick<PluginManifest, 'version'>, contentHash: string): string {
  return `${version}-${contentHash.slice(0, 8)}`;
}

/** The SDK that the site's shell provides to plugins. The app implements it. */
export abstract class ShellSdk {
  /** Undefined if no shell is built. */
  abstract readonly sdkVersion: string | undefined;
}
