import { rulesConfig } from '../project/project-files.ts';
import type { Migration } from './migration.ts';

const FILE = 'tsconfig.rules.json';

/** Without this file, rules compile with browser types, and only `check` reports their use. */
export const rulesWithoutBrowser: Migration = {
  number: 2,
  title: 'rules compile without browser types',
  apply: (files) => (files[FILE] === undefined ? { [FILE]: rulesConfig(files) } : {}),
};
