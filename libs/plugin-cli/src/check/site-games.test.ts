import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findProject } from '../project/find-project.ts';
import { KINDS } from '../new/template.ts';
import { checkFiles } from './check-game.ts';

const games = fileURLToPath(new URL('../../../../games/', import.meta.url));

test.each(readdirSync(games))('%s passes the static checks', (game) => {
  expect(checkFiles(findProject(join(games, game)))).toEqual([]);
});

test.each(KINDS)('a new %s game passes the static checks', (kind) => {
  const folder = fileURLToPath(new URL(`../../kinds/${kind}/`, import.meta.url));
  const findings = checkFiles(findProject(folder));
  expect(findings).toEqual([]);
});
