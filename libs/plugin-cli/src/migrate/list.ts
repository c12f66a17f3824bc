import type { Dependencies } from '../project/project-files.ts';
import { manifestSchema } from './0001-manifest-schema.ts';
import { rulesWithoutBrowser } from './0002-rules-without-browser.ts';
import { testsReadPackages } from './0003-tests-read-packages.ts';
import { rangeOfTheSdk } from './0004-range-of-the-sdk.ts';
import { packagesOfTheSite } from './0005-packages-of-the-site.ts';
import { colorsOfTheResults } from './0006-colors-of-the-results.ts';
import type { Migration } from './migration.ts';

/**
 * Returns every migration in the order in which they run.
 * @param sdk version to which a game is updated
 * @param packages dependencies of a stand-alone project; undefined inside the workspace
 */
export function migrationsTo(sdk: string, packages?: Dependencies): readonly Migration[] {
  const everywhere = [manifestSchema, rulesWithoutBrowser, testsReadPackages, rangeOfTheSdk(sdk)];
  return packages
    ? [...everywhere, packagesOfTheSite(packages), colorsOfTheResults]
    : [...everywhere, colorsOfTheResults];
}
