// npm run sandbox: the stand-in for the football data service, alone.
import { hasPackages, install, nodeBinary, run, stop } from './prepare.mjs';

// Whatever version of the packages is there can say what the options are.
if (!process.argv.includes('--help') || !hasPackages()) install();
const built = run('nx', ['run', '@soccer-legends/api-football-sandbox:build', '--outputStyle=static'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built !== 0)
  stop('The sandbox could not be built; npx nx run @soccer-legends/api-football-sandbox:build says why.');
process.exit(run(nodeBinary(), ['libs/api-football-sandbox/dist/cli.js', ...process.argv.slice(2)], { shell: false }));
