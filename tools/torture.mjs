// npm run torture: kills, full disks, damaged files and versions against the data of the built server. Prints for each
// scenario how many writes were acknowledged, how many were lost, and what was repaired. `npm test` runs a part of it.
import { findPostgres } from './find-postgres.mjs';
import { environment, install, run } from './prepare.mjs';

install();
const env = { ...environment, TORTURE: 'all', TEST_POSTGRES_BIN: (await findPostgres()) ?? '' };
process.exitCode = run('vitest', ['run', '--root', 'bff', 'test/torture', '--reporter=verbose'], { env });
