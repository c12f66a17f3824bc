import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The exit code of a program and everything it printed. */
export interface Ran {
  code: number;
  output: string;
}

/** Environment of a program whose output has no colors. */
export const uncolored = { NO_COLOR: '1', FORCE_COLOR: '0' };

/** Returns the path of an installed package's program; undefined if the package is not installed. */
export function toolOf(folder: string, name: string, program = name): string | undefined {
  const installed = findPackage(folder, name);
  const bin = installed?.manifest.bin;
  const path = typeof bin === 'string' ? bin : bin?.[program];
  return installed && path !== undefined ? join(installed.home, path) : undefined;
}

/** Returns the manifest of an installed package; undefined if it is not installed. */
export function installedPackage(folder: string, name: string): PackageManifest | undefined {
  return findPackage(folder, name)?.manifest;
}

/** Returns the version of an installed package; undefined if it is not installed. */
export function installedVersion(folder: string, name: string): string | undefined {
  return installedPackage(folder, name)?.version;
}

/**
 * Runs a Node script without colors and collects its output. Rejects if it cannot be started.
 * @param environment added to that of this process
 */
export function run(
  script: string,
  parameters: readonly string[],
  cwd: string,
  environment: Record<string, string> = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      cwd,
      env: { ...process.env, ...uncolored, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

/** The parts of a `package.json` that the command reads. It has everything else as well. */
export interface PackageManifest {
  version: string;
  bin?: string | Record<string, string>;
}

// Searches Node's own lookup folders, because a package may not export its package.json.
function findPackage(folder: string, name: string): { home: string; manifest: PackageManifest } | undefined {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  const home = places.map((place) => join(place, name)).find((path) => existsSync(join(path, 'package.json')));
  return home === undefined
    ? undefined
    : { home, manifest: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) };
}
