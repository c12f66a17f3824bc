// What every command needs first: the packages of the lock file, and the builds of what changed.
// Plain JavaScript without a package, since it runs before there is one.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = join(root, 'node_modules/.bin');
const windows = process.platform === 'win32';

/** The environment of every command: the workspace's own programs, the pinned Node among them, come first. */
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NX_TUI: 'false' };

/** The pinned Node where this system can run it, else the one that runs this script. */
export function nodeBinary() {
  const pinned = join(bin, windows ? 'node.cmd' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Runs a program of the workspace to its end; answers its exit code. */
export function run(program, parameters, options = {}) {
  const { status, error } = spawnSync(program, parameters, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    // Programs of npm packages are .cmd files there, which only a shell starts.
    shell: windows,
    ...options,
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status ?? 1;
}

/** As `run`, beside whatever else is running. */
export function runBeside(program, parameters) {
  const child = spawn(program, parameters, { cwd: root, env: environment, stdio: 'inherit', shell: windows });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Says what is being done, so that nobody waits without knowing for what. */
export function say(text) {
  console.log(`\n▸ ${text}`);
}

/** Whether packages are installed, be it of this lock file or of an older one. */
export function hasPackages() {
  return existsSync(join(bin, windows ? 'nx.cmd' : 'nx'));
}

/** Installs the packages if the lock file is not the one that is installed. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) stop(`Node ${process.version} is too old: 20.19 or newer is needed.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing packages (a minute or two, only when they changed) …');
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    stop('The packages could not be installed; npm says why above.');
  }
  writeFileSync(stamp, lock);
}

/** Builds the shell, the games and the server; what did not change comes from the cache. */
export function build() {
  say('Building what changed …');
  if (run('nx', ['run-many', '-t', 'build', '--outputStyle=static']) !== 0) stop('The build failed; see above.');
}

export function stop(reason) {
  console.error(`\n${reason}`);
  process.exit(1);
}
