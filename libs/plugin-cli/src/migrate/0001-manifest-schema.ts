import { isWorkspaceGame } from '../project/project-files.ts';
import { changedJson } from './changed-json.ts';
import type { Migration } from './migration.ts';

const INSIDE = '../../libs/contracts/src/manifest.schema.json';
const OUTSIDE = './node_modules/@soccer-legends/contracts/dist/manifest.schema.json';

/** Editors complete and validate JSON files that name their schema. */
export const manifestSchema: Migration = {
  number: 1,
  title: 'plugin.json names its schema, for completion in editors',
  apply: (files) =>
    changedJson(files, 'plugin.json', ({ $schema, ...manifest }) => ({
      $schema: $schema ?? (isWorkspaceGame(files) ? INSIDE : OUTSIDE),
      ...manifest,
    })),
};
