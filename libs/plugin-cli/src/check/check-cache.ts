import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltFiles } from '@soccer-legends/plugin-checks';
import { readFiles } from '../project/build-game.ts';
import { readJson, type Project } from '../project/find-project.ts';
import { installedPackage } from '../project/tools.ts';

/** Results of earlier checks in a project's `node_modules/.cache`. A result is valid for the same inputs only. */
export class CheckCache {
  /** Folder of the recorded responses of the site. */
  readonly recordings: string;
  readonly #folder: string;

  constructor({ folder }: Project) {
    this.#folder = join(folder, 'node_modules/.cache/soccer-legends');
    this.recordings = join(this.#folder, 'responses');
  }

  /** Returns the result of earlier inputs with the same hash; undefined if there is none. */
  read<Value>(name: string, inputs: string): Value | undefined {
    try {
      const kept = JSON.parse(readFileSync(join(this.#folder, `${name}.json`), 'utf8')) as {
        inputs: string;
        value: Value;
      };
      return kept.inputs === inputs ? kept.value : undefined;
    } catch {
      return undefined;
    }
  }

  write(name: string, inputs: string, value: unknown): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, `${name}.json`), JSON.stringify({ inputs, value }));
  }
}

/**
 * Returns a hash of everything that a check of a project depends on: its files, the installed packages, this command and
 * Node.js. Undefined in the workspace, whose packages change without an installation.
 */
export function hashOfProject({ folder, workspace }: Project): string | undefined {
  if (workspace !== undefined) return undefined;
  const { dependencies, devDependencies } = readJson(join(folder, 'package.json'));
  const names = Object.keys({ ...(dependencies as object), ...(devDependencies as object) });
  const packages = names.map(
    (name) => [name, Buffer.from(JSON.stringify(installedPackage(folder, name)) ?? '')] as const,
  );
  return hashOfFiles(new Map([...readFiles(folder, ['node_modules', 'dist', '.git']), ...packages]));
}

/** Returns a hash of files, this command and Node.js. */
export function hashOfFiles(files: BuiltFiles): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(fileURLToPath(import.meta.url)));
  for (const [path, bytes] of files) hash.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}
