// npm run attack: only the tests that attack the built server, and fuzzing based on its OpenAPI description.
import { findPostgres } from './find-postgres.mjs';
import { environment, install, run } from './prepare.mjs';

install();
const env = { ...environment, ATTACK: 'all', TEST_POSTGRES_BIN: (await findPostgres()) ?? '' };
process.exitCode = run('vitest', ['run', '--root', 'bff', 'test/attack'], { env });
