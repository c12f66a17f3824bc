import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{libs,games,shell,admin,deploy}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    reporters: process.env['REPORT'] ? ['default', ['json', { outputFile: process.env['REPORT'] }]] : ['default'],
  },
});
