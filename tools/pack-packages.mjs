// Packs what a game outside this repository is written with: contracts, SDK, components, build and command line.
// The site offers them for download (PACKAGES_DIR). Run by the build of libs/plugin-cli.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root } from './prepare.mjs';

const PACKAGES = ['contracts', 'game-sdk', 'ui', 'remote-config', 'plugin-cli'];
const out = join(root, 'libs/plugin-cli/dist/packages');
const staging = mkdtempSync(join(tmpdir(), 'soccer-legends-pack-'));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
try {
  for (const name of PACKAGES) {
    const folder = join(staging, name);
    mkdirSync(folder);
    stage(name, folder);
  }
  const folders = PACKAGES.map((name) => join(staging, name));
  execute('npm', ['pack', '--silent', '--offline', '--ignore-scripts', '--pack-destination', out, ...folders], staging);
} finally {
  rmSync(staging, { recursive: true, force: true });
}

function stage(name, folder) {
  const source = join(root, 'libs', name);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  for (const part of ['bin', 'template']) copy(join(source, part), join(folder, part));
  if (name === 'plugin-cli') copy(join(source, 'dist/main.js'), join(folder, 'dist/main.js'));
  else if (existsSync(join(source, 'src/index.mjs'))) copy(join(source, 'src'), join(folder, 'src'));
  else compile(source, folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packed(manifest), null, 2));
}

function copy(from, to) {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}

/** To scripts and declarations; style sheets and texts go along as they are. */
function compile(source, folder) {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(source, 'src'),
    outDir: join(folder, 'dist'),
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node', join(root, 'node_modules/vite/client')],
  };
  const include = [join(source, 'src')];
  const exclude = [join(source, '**/*.test.*')];
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, include, exclude }),
  );
  execute('tsc', ['-p', config], root);
  rmSync(config);
  const isCode = (path) => /\.tsx?$/.test(path);
  cpSync(join(source, 'src'), join(folder, 'dist'), { recursive: true, filter: (path) => !isCode(path) });
}

/**
 * The manifest of a packed package. Its siblings are peers, which the author's own manifest names by address: a packed
 * package cannot know where it will be downloaded from.
 */
function packed({ private: _private, scripts: _scripts, nx: _nx, exports, dependencies = {}, ...rest }) {
  const siblings = Object.entries(dependencies).filter(([name]) => name.startsWith('@soccer-legends/'));
  // The command line is one script with all it needs, but for Vite.
  const others = Object.entries(dependencies).filter(
    ([name]) => !name.startsWith('@soccer-legends/') && (!rest.bin || name === 'vite'),
  );
  const peers = rest.bin ? [] : siblings.map(([name, version]) => [name, `^${version}`]);
  // React and the tools of tests: the author's own copies of the same major version do.
  const outside = Object.entries(rest.peerDependencies ?? {}).map(([name, version]) => [name, `^${version}`]);
  return {
    ...rest,
    license: 'MIT',
    engines: { node: '>=20.19' },
    ...(exports && { exports: mapValues(exports, built) }),
    dependencies: Object.fromEntries(others),
    peerDependencies: Object.fromEntries([...peers, ...outside]),
  };
}

function built(path) {
  if (!/\.tsx?$/.test(path)) return path.replace(/^\.\/src\/(.*\.(?:css|json))$/, './dist/$1');
  const stem = path.replace(/^\.\/src\/(.*)\.tsx?$/, './dist/$1');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function execute(program, parameters, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    cwd,
    env: environment,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`);
  throw new Error(`${program} ${parameters[0]} failed.`);
}
