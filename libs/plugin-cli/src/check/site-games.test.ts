import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findProject } from '../project/find-project.ts';
import { checkFiles } from './check-game.ts';

const games = fileURLToPath(new URL('../../../../games/', import.meta.url));

test.each(readdirSync(games))('%s is written as any game has to be', (game) => {
  expect(checkFiles(findProject(join(games, game)))).toEqual([]);
});

test('so is the model of a new game', () => {
  const folder = fileURLToPath(new URL('../../template/', import.meta.url));
  const findings = checkFiles(findProject(folder));
  expect(findings).toEqual([]);
});
