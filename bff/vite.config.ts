import { defineConfig } from 'vite';
import { asciiScripts } from './ascii-script.config.ts';
import { decorators } from './decorators.config.ts';
import { emptyDatabase } from './empty-database.config.ts';
import { parsedFootballData } from './football-data.config.ts';

/**
 * Packages that are not part of the server's script: those with native or WebAssembly files, those that a start may not need,
 * and optional packages of NestJS that only tests use.
 */
const SEPARATE_PACKAGES = [
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@electric-sql/pglite',
  '@aws-sdk/client-s3',
  '@simplewebauthn/server',
  '@opentelemetry/sdk-node',
  '@fastify/otel',
  '@nestjs/platform-express',
];

export default defineConfig({
  oxc: decorators,
  plugins: [emptyDatabase(), parsedFootballData(), asciiScripts()],
  // Node needs longer to find and read 2,600 files of packages than to run the whole start of the server's own code.
  ssr: { noExternal: true, external: SEPARATE_PACKAGES },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: ['src/app/main.ts', 'src/app/share-pictures/picture-worker.ts'],
      output: { entryFileNames: '[name].js', comments: false },
    },
  },
});
