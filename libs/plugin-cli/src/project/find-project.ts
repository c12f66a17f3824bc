import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EXIT, Fault } from '../fault.ts';

/** The folder of one game. */
export interface Project {
  folder: string;
  /** The content of `plugin.json`, not validated. */
  manifest: Readonly<Record<string, unknown>>;
  /** The key in the manifest, or an empty string if it has none. */
  key: string;
  /** The workspace that contains the game; undefined for a stand-alone project. */
  workspace: string | undefined;
}

const WORKSPACE_NAME = 'soccer-legends';

/** Returns the game in a folder or in the nearest folder above it. Throws `Fault` if there is none. */
export function findProject(from: string): Project {
  const file = fileAbove(from, 'plugin.json');
  if (!file) {
    throw new Fault('No plugin.json was found in this folder or in a parent folder.', {
      hint: 'Run this command in the folder of a game, or create one with "soccer-legends new <key>".',
      exitCode: EXIT.misused,
    });
  }
  const folder = dirname(file);
  const manifest = readJson(file);
  const key = typeof manifest['key'] === 'string' ? manifest['key'] : '';
  return { folder, manifest, key, workspace: findWorkspace(folder) };
}

/** Returns the folder of the Soccer Legends workspace that contains a folder; undefined outside of one. */
export function findWorkspace(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && readJson(file)['name'] === WORKSPACE_NAME) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Reads a JSON file that contains an object. Throws `Fault`, which names the file, for any other content. */
export function readJson(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (cause) {
    throw new Fault(`${file} is not valid JSON: ${(cause as Error).message}`, { hint: 'Correct the file.' });
  }
  throw new Fault(`${file} does not contain a JSON object.`, { hint: 'It must begin with { and end with }.' });
}

/** Returns the path of a file in a folder or in the nearest folder above it; undefined if there is none. */
export function fileAbove(from: string, name: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return join(folder, name);
    if (folder === dirname(folder)) return undefined;
  }
}
