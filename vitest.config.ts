import { defineConfig } from 'vitest/config';
import { patience } from './tools/machine-speed.mjs';

const report = process.env['REPORT'];
const reporters = report ? ['default', ['json', { outputFile: report }], './tools/unhandled-errors.mjs'] : ['default'];
const tests = '{libs,games,shell,admin,deploy,tools}/**/*.test.{ts,mjs}';
const rendered = ['{libs,games,shell,admin}/**/*.test.tsx', '{shell,admin}/src/**/*.test.ts'];
const dependencies = '**/node_modules/**';

// Test files share workers: starting a worker for each file takes longer than most files. A file therefore has to undo
// what it changes outside of itself; Vitest restores stubs and spies.
const shared = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true } as const;

const NO_NAVIGATION = { disableMainFrameNavigation: true, disableFallbackToSetURL: true };

export default defineConfig({
  test: {
    reporters,
    projects: [
      {
        test: {
          name: 'node',
          ...shared,
          testTimeout: patience(10_000),
          include: [tests],
          exclude: [...rendered, dependencies],
        },
      },
      {
        test: {
          name: 'browser',
          ...shared,
          environment: 'happy-dom',
          // Test files share one document, so a followed link would change the address for the next file.
          environmentOptions: { happyDOM: { settings: { navigation: NO_NAVIGATION } } },
          testTimeout: patience(30_000),
          include: rendered,
          exclude: [dependencies],
          setupFiles: ['tools/testing-library.mjs', 'tools/no-network.mjs'],
        },
      },
    ],
  },
});
