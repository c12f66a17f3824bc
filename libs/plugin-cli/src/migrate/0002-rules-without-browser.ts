import { rulesConfig } from '../new/project-files.ts';
import type { Migration } from './migration.ts';

const FILE = 'tsconfig.rules.json';

/** Games from before this file have rules that compile with a browser around them, and only `check` would notice. */
export const rulesWithoutBrowser: Migration = {
  number: 2,
  title: 'rules are compiled without the types of a browser',
  apply: (files) => (files[FILE] === undefined ? { [FILE]: rulesConfig(files) } : {}),
};
