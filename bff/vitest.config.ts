import { defineConfig } from 'vitest/config';
import { decorators } from './decorators.config.ts';

export default defineConfig({
  oxc: decorators,
  ssr: { noExternal: [/^@soccer-legends\//] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    reporters: process.env['REPORT'] ? ['default', ['json', { outputFile: process.env['REPORT'] }]] : ['default'],
    globalSetup: ['test/prepare-databases.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Each file may hold an embedded database of half a gigabyte.
    maxWorkers: 2,
  },
});
