import { manifestSchema } from './0001-manifest-schema.ts';
import { rulesWithoutBrowser } from './0002-rules-without-browser.ts';
import { testsReadPackages } from './0003-tests-read-packages.ts';
import { rangeOfTheSdk } from './0004-range-of-the-sdk.ts';
import type { Migration } from './migration.ts';

/** Every migration, in the order in which they are run. */
export function migrationsTo(sdk: string): readonly Migration[] {
  return [manifestSchema, rulesWithoutBrowser, testsReadPackages, rangeOfTheSdk(sdk)];
}
