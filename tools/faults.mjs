// npm run faults: processes that are killed, told to leave, backed up and restored.
import { findPostgres } from './find-postgres.mjs';
import { environment, install, run } from './prepare.mjs';

install();
const env = { ...environment, FAULTS: 'all', TEST_POSTGRES_BIN: findPostgres() ?? '' };
process.exitCode = run('vitest', ['run', '--root', 'bff', 'test/process'], { env });
