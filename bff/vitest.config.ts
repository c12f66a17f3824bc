import { defineConfig } from 'vitest/config';
import { patience } from '../tools/machine-speed.mjs';
import { decorators } from './decorators.config.ts';

/** Tests that start the built server as a process. */
const PROCESS_TESTS = [
  'test/process/**/*.test.ts',
  'test/attack/**/*.test.ts',
  'test/faults/starting.test.ts',
  'test/faults/slow/**/*.test.ts',
  'test/torture/**/*.test.ts',
];

/** Killed processes, outages, backups and builds take minutes: `npm run torture` and `npm run attack` run them. */
const SLOW_TESTS = [
  ...(process.env['FAULTS'] === 'all'
    ? []
    : [
        'test/process/{sync-*,data-directory,memory,tracing}.test.ts',
        'test/faults/{starting.test.ts,slow/**}',
        'src/app/release-memory.test.ts',
      ]),
  ...(process.env['ATTACK'] === 'all' ? [] : ['test/attack/slow/**']),
];

// Test files share workers, because loading the server takes longer than most files. A file must therefore undo its
// changes to global state; Vitest restores stubs and spies.
const shared = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true } as const;

const report = process.env['REPORT'];

export default defineConfig({
  oxc: decorators,
  ssr: { noExternal: [/^@soccer-legends\//] },
  test: {
    environment: 'node',
    ...shared,
    reporters: report ? ['default', ['json', { outputFile: report }], '../tools/unhandled-errors.mjs'] : ['default'],
    testTimeout: patience(20_000),
    // Generous, because a busy machine is slow without being wrong.
    expect: { poll: { timeout: patience(15_000) } },
    hookTimeout: patience(60_000),
    // A file may hold an embedded database of half a gigabyte.
    maxWorkers: 2,
    // Each project prepares only what its own tests need; the first one that needs the databases prepares them for all.
    projects: [
      {
        extends: true,
        test: {
          name: 'process',
          include: PROCESS_TESTS,
          exclude: SLOW_TESTS,
          globalSetup: ['test/prepare-server.ts'],
        },
      },
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts'], exclude: SLOW_TESTS } },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['test/**/*.test.ts'],
          exclude: [...PROCESS_TESTS, ...(process.env['YEAR'] === 'on' ? [] : ['test/year/year.test.ts'])],
          globalSetup: ['test/prepare-databases.ts'],
        },
      },
    ],
  },
});
