import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { addressesOf, manifestFaults, type GameListing } from '@soccer-legends/contracts';
import { EXIT, Fault } from '../fault.ts';
import { findWorkspace } from '../project/find-project.ts';
import type { SiteClient } from '../site/site-client.ts';
import { packagesOf } from '../site/site-packages.ts';
import { dependenciesFrom, standAloneFiles, workspaceFiles, type ProjectFiles } from './project-files.ts';
import { gameFiles, namesOf, type Kind } from './template.ts';

const INSIDE = '../../libs/contracts/src/manifest.schema.json';
const OUTSIDE = './node_modules/@soccer-legends/contracts/dist/manifest.schema.json';

export interface NewGame {
  key: string;
  /** Name in every language until it is translated. The default is derived from the key. */
  title?: string | undefined;
  /** Folder of a stand-alone project; `./<key>` by default. */
  folder?: string | undefined;
  kind?: Kind;
}

export interface MadeGame {
  folder: string;
  kind: 'workspace' | 'standAlone';
  /** Paths relative to the folder, sorted. */
  files: readonly string[];
}

/**
 * Writes a small playable game to this workspace's `games/`, or as a stand-alone project outside of a workspace. Throws
 * `Fault` for an invalid key or title, for a key or address that a game of the site has, and for a folder that is not empty.
 */
export async function makeGame(
  { key, title, folder, kind }: NewGame,
  cwd: string,
  site: SiteClient,
): Promise<MadeGame> {
  const names = namesOf(key, title);
  const game = gameFiles(names, kind);
  checkNames(game);
  const workspace = folder === undefined ? findWorkspace(cwd) : undefined;
  const target = workspace ? join(workspace, 'games', key) : resolve(cwd, folder ?? key);
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Fault(`${target} is not empty.`, { hint: 'Nothing was written. Choose another key or folder.' });
  }
  if (!workspace) await checkFree(key, site);
  const around = workspace
    ? workspaceFiles(names)
    : standAloneFiles(names, site.site, dependenciesFrom(site.site, await packagesOf(site)));
  const files = { ...game, ...around, 'plugin.json': withSchema(game['plugin.json']!, workspace ? INSIDE : OUTSIDE) };
  write(target, files);
  return { folder: target, kind: workspace ? 'workspace' : 'standAlone', files: Object.keys(files).sort() };
}

/** Editors complete and validate JSON files that name their schema. */
function withSchema(manifest: string, $schema: string): string {
  return `${JSON.stringify({ $schema, ...JSON.parse(manifest) }, null, 2)}\n`;
}

function checkNames(files: ProjectFiles): void {
  const faults = manifestFaults(JSON.parse(files['plugin.json'] ?? 'null'));
  if (faults.length === 0) return;
  throw new Fault(`The key or the name is invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`, {
    hint: 'A key consists of lowercase letters, digits and hyphens and starts with a letter, such as "cup-finals".',
    exitCode: EXIT.misused,
  });
}

/** A published key belongs to its team, so the site would refuse the finished game. */
async function checkFree(key: string, site: SiteClient): Promise<void> {
  const games = await site.send<GameListing[]>('/api/games');
  const owner = games.find((game) => addressesOf(game).includes(`/${key}`));
  if (!owner) return;
  throw new Fault(`${site.site} has a game at /${key}: ${owner.name}.`, {
    hint: 'Nothing was written. Choose another key.',
  });
}

function write(target: string, files: ProjectFiles): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
