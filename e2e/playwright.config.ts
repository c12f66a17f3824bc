import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PlaywrightWorkerOptions, type Project } from '@playwright/test';
import { patience, processors } from '../tools/machine-speed.mjs';

/**
 * A complete Chromium starts a hidden page for the suggestions of its address bar in every new window, which costs as much
 * as two pages of the site. The browser uses only the last of these switches, so the list repeats Playwright's own.
 */
const WITHOUT_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
];
const quiet = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  `--disable-features=${WITHOUT_FEATURES.join(',')}`,
];
const report = process.env['REPORT'];
const isFull = process.env['E2E'] === 'all';
const LONG =
  /[\\/](every-game|failing-\w+|faults|rapid-input|career-guess|player-grid|admin-look|platform-(journey|migrate|node|stage))\.spec\.ts$/;

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const WEBKIT = '/usr/bin/WebKitWebDriver';

type TraceMode = PlaywrightWorkerOptions['trace'];
/** Traces contain JPEG pictures, but the driver of WebKit takes only PNG. Without this, every retry fails. */
const WITHOUT_PICTURES: TraceMode = { mode: 'on-first-retry', screenshots: false };

/** Plays every game and follows the journeys of an administrator in a system browser, using WebDriver BiDi. */
function engine(name: string, relay: string, trace: TraceMode = { mode: 'on-first-retry' }): Project {
  const executablePath = fileURLToPath(new URL(relay, import.meta.url));
  return {
    name,
    grep: isFull ? /@engines/ : /@smoke/,
    // A round needs up to 50 seconds there on a busy machine.
    timeout: patience(120_000),
    use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath, args: [] }, trace },
  };
}

export default defineConfig({
  testDir: 'tests',
  // Combinations of themes, input devices and failing calls take longer than all other tests, so only `npm run e2e`
  // runs them.
  testIgnore: isFull ? [] : [LONG],
  ...(isFull ? {} : { grepInvert: /@long/ }),
  // A retry distinguishes an overloaded machine from a bug. Tests that pass on the retry are listed as flaky.
  retries: 1,
  fullyParallel: true,
  workers: processors,
  // On a quiet machine, a test needs at most a quarter of it.
  timeout: patience(60_000),
  // Generous, for machines that run other work at the same time.
  expect: { timeout: patience(15_000) },
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: './site/global-setup.ts',
  // The other browsers start slowly, so they run first, beside the tests of Chromium.
  projects: [
    ...(existsSync(WEBKIT) ? [engine('webkit', 'webkit/webkit.mjs', WITHOUT_PICTURES)] : []),
    ...(existsSync(FIREFOX) ? [engine('firefox', 'firefox/firefox.mjs')] : []),
    { name: 'chromium' },
  ],
  use: {
    // Recording every action slows all tests, so only the retry of a failed test is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      // Chromium's sandbox does not work for root.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
});
