// npm run attack: only the tests that attack the built server, and fuzzing based on its OpenAPI description. `npm run attack
// -- --minutes 60` abuses the server for an hour instead of two minutes.
import { parseArgs } from 'node:util';
import { findPostgres } from './find-postgres.mjs';
import { environment, install, run, stop } from './prepare.mjs';

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } }).values;
if (!(Number(minutes) > 0)) stop(`${minutes} is no number of minutes.`);
install();
const env = { ...environment, ATTACK: 'all', ABUSE_MINUTES: minutes, TEST_POSTGRES_BIN: (await findPostgres()) ?? '' };
process.exitCode = run('vitest', ['run', '--root', 'bff', 'test/attack'], { env });
