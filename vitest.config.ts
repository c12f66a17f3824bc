import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['libs/**/*.test.{ts,tsx}', 'games/**/*.test.{ts,tsx}', 'shell/**/*.test.{ts,tsx}', 'tools/**/*.test.mjs'],
    environment: 'node',
  },
});
