import suite from '../playwright.config.ts';

/**
 * Takes pictures of every page and of every phase of every game for reviewers. Expects nothing, so no suite runs it:
 * `PICTURES=folder npx playwright test --config e2e/pictures/playwright.config.ts`
 */
export default {
  ...suite,
  testDir: '.',
  testMatch: /(pictures|readme|tiers)\.ts$/,
  globalSetup: '../site/global-setup.ts',
};
