import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The exit code of a program and everything it printed. */
export interface Ran {
  code: number;
  output: string;
}

/** Returns the path of an installed package's program; undefined if the package is not installed. */
export function toolOf(folder: string, name: string, program = name): string | undefined {
  const home = homeOf(folder, name);
  if (!home) return undefined;
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin?.[program];
  return path === undefined ? undefined : join(home, path);
}

/** Returns the version of an installed package; undefined if it is not installed. */
export function installedVersion(folder: string, name: string): string | undefined {
  const home = homeOf(folder, name);
  if (!home) return undefined;
  return (JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }).version;
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
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

// Searches Node's own lookup folders, because a package may not export its package.json.
function homeOf(folder: string, name: string): string | undefined {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  return places
    .map((place) => join(place, name))
    .find((place) => existsSync(join(place, 'package.json')) && dirname(place) !== '');
}
