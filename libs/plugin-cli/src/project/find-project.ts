import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EXIT, Fault } from '../fault.ts';

/** The folder of one game. */
export interface Project {
  folder: string;
  /** As `plugin.json` has it, before anybody has judged it. */
  manifest: Readonly<Record<string, unknown>>;
  /** The key that the manifest names; empty where it names none. */
  key: string;
  /** The workspace that the game belongs to; undefined for a project of its own. */
  workspace: string | undefined;
}

const WORKSPACE_NAME = 'soccer-legends';

/** The game that the current folder, or one above it, holds. */
export function findProject(from: string): Project {
  const file = above(from, 'plugin.json');
  if (!file) {
    throw new Fault('There is no plugin.json here or in a folder above.', {
      hint: 'Run this in the folder of a game, or make one with "soccer-legends new <key>".',
      exitCode: EXIT.misused,
    });
  }
  const folder = dirname(file);
  const manifest = readJson(file);
  const key = typeof manifest['key'] === 'string' ? manifest['key'] : '';
  return { folder, manifest, key, workspace: findWorkspace(folder) };
}

/** The folder of the Soccer Legends workspace that a folder lies in. */
export function findWorkspace(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && readJson(file)['name'] === WORKSPACE_NAME) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Reads a JSON file that holds an object; says which file where it does not. */
export function readJson(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (cause) {
    throw new Fault(`${file} is no JSON: ${(cause as Error).message}`);
  }
  throw new Fault(`${file} holds no object.`);
}

function above(from: string, name: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return join(folder, name);
    if (folder === dirname(folder)) return undefined;
  }
}
