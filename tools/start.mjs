// npm start: from a fresh clone to a running site.
import { spawn } from 'node:child_process';
import { build, environment, install, nodeBinary, root, say } from './prepare.mjs';

install();
build();
say('Starting the server …');

const server = spawn(nodeBinary(), ['bff/dist/main.js'], { cwd: root, env: environment, stdio: 'inherit' });
// The server says goodbye to its visitors first; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
