import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findProject } from '../project/find-project.ts';
import { checkFiles } from './check-game.ts';

const games = fileURLToPath(new URL('../../../../games/', import.meta.url));

test.each(readdirSync(games))('%s passes the static checks', (game) => {
  expect(checkFiles(findProject(join(games, game)))).toEqual([]);
});

test.each(['template', 'kinds/board', 'kinds/word'])('the new game in %s passes the static checks', (path) => {
  const folder = fileURLToPath(new URL(`../../${path}/`, import.meta.url));
  const findings = checkFiles(findProject(folder));
  expect(findings).toEqual([]);
});
