// npm run e2e: every browser test, including those that `npm test` skips to save time.
import { findChromium } from './find-chromium.mjs';
import { build, environment, install, run } from './prepare.mjs';

install();
build();
const env = { ...environment, E2E: 'all', CHROMIUM_PATH: await findChromium() };
process.exitCode = run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  env,
});
