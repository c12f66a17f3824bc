import { defineConfig } from '@playwright/test';

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const report = process.env['REPORT'];

export default defineConfig({
  testDir: 'tests',
  // The whole matrix of looks, hands and failing calls takes longer than all else together: `npm run e2e` runs it too.
  ...(process.env['E2E'] === 'all'
    ? {}
    : {
        testIgnore:
          /(every-game|failing-\w+|faults|haste|career-guess|player-grid|platform-(journey|migrate|stage))\.spec\.ts$/,
        grepInvert: /@long/,
      }),
  // A second look tells a machine that was too busy from a fault; what passes then is listed as flaky.
  retries: 1,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A machine that is busy with other things is slow, not wrong.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  outputDir: '../test-results',
  globalSetup: './site/global-setup.ts',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      // A container's root has no sandbox to give.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
});
