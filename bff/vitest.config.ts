import { defineConfig } from 'vitest/config';
import { decorators } from './decorators.config.ts';

export default defineConfig({
  oxc: decorators,
  ssr: { noExternal: [/^@soccer-legends\//] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Kills of workers, outages and whole backups take minutes: `npm run faults` runs them too.
    ...(process.env['FAULTS'] === 'all'
      ? {}
      : { exclude: ['test/process/sync-*.test.ts', 'test/faults/slow/**', '**/node_modules/**'] }),
    environment: 'node',
    reporters: process.env['REPORT'] ? ['default', ['json', { outputFile: process.env['REPORT'] }]] : ['default'],
    globalSetup: ['test/prepare-databases.ts'],
    testTimeout: 20_000,
    // A machine that is busy with other things is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    // Each file may hold an embedded database of half a gigabyte.
    maxWorkers: 2,
  },
});
