// npm run attack: attacks on the built server alone, and input made up from its own description.
import { findPostgres } from './find-postgres.mjs';
import { environment, install, run } from './prepare.mjs';

install();
const env = { ...environment, TEST_POSTGRES_BIN: findPostgres() ?? '' };
process.exitCode = run('vitest', ['run', '--root', 'bff', 'test/attack'], { env });
