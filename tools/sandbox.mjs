// npm run sandbox: the stand-in for the football data service, alone.
import { install, nodeBinary, run, stop } from './prepare.mjs';

install();
const built = run('nx', ['run', '@soccer-legends/api-football-sandbox:build', '--outputStyle=static'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built !== 0)
  stop('The sandbox could not be built; npx nx run @soccer-legends/api-football-sandbox:build says why.');
process.exit(run(nodeBinary(), ['libs/api-football-sandbox/dist/cli.js', ...process.argv.slice(2)], { shell: false }));
