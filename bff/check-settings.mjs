// Validates the environment variables of the server from its sources, in seconds: a build takes minutes.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const { decorators } = await importSource('decorators.config.ts');
const { ConfigError, readConfig } = await importSource('src/platform/config/config.ts', { oxc: decorators });
try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function importSource(path, options = {}) {
  const { module } = await runnerImport(resolve(import.meta.dirname, path), { logLevel: 'error', ...options });
  return module;
}
