// npm run data -- sandbox: starts only the simulated football data service.
import { hasPackages, install, nodeBinary, run, stop } from './prepare.mjs';

// For --help, any installed version of the packages will do.
if (!process.argv.includes('--help') || !hasPackages()) install();
const built = run('nx', ['run', '@soccer-legends/api-football-sandbox:build', '--outputStyle=static'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built !== 0)
  stop('The sandbox could not be built. Run "npx nx run @soccer-legends/api-football-sandbox:build" to see why.');
process.exit(run(nodeBinary(), ['libs/api-football-sandbox/dist/cli.js', ...process.argv.slice(2)]));
