// npm start: installs, builds and starts the site. Passes its arguments to the server, such as `npm start -- backup
// <folder>`. `npm start -- tour` starts a site with sample data.
import { spawn } from 'node:child_process';
import { build, environment, install, nodeBinary, passSignal, printStep, root, run, SERVER_FLAGS } from './prepare.mjs';

install();
if (run('node', ['bff/check-settings.mjs']) !== 0) process.exit(1);
build();
printStep('Starting the server …');

const parameters = process.argv.slice(2);
const program = parameters[0] === 'tour' ? ['tools/tour.mjs'] : [...SERVER_FLAGS, 'bff/dist/main.js', ...parameters];
const server = spawn(nodeBinary(), program, {
  cwd: root,
  env: environment,
  stdio: 'inherit',
});
// The server completes open requests first, and this process waits until it exits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => passSignal(signal, server));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
