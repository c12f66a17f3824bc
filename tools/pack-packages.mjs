// Packs the packages that games outside of this repository use: contracts, SDK, components, build and command line. Writes
// their manifests and the pages of /authors into the same folder. The site serves all of it (PACKAGES_DIR). The build of
// libs/plugin-cli runs this script.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build, runnerImport } from 'vite';
import { outputOf, root } from './prepare.mjs';

const PACKAGES = ['contracts', 'game-sdk', 'ui', 'remote-config', 'plugin-cli'];
const out = join(root, 'libs/plugin-cli/dist/packages');
const staging = mkdtempSync(join(tmpdir(), 'soccer-legends-pack-'));
const FONTS = ['archivo-narrow', 'atkinson-hyperlegible-next'];

const { module } = await runnerImport(join(root, 'libs/plugin-cli/src/docs/authors-site.ts'), { configFile: false });
const { pages, documents } = module.authorsSite();

rmSync(out, { recursive: true, force: true });
for (const [path, text] of pages) write(join(out, 'authors', path), text);
await build({
  configFile: join(root, 'shell/gallery/vite.config.mjs'),
  logLevel: 'warn',
  build: { outDir: join(out, 'authors/gallery') },
});
renameSync(join(out, 'authors/gallery/index.html'), join(out, 'authors/gallery.html'));
for (const font of FONTS)
  copy(
    join(root, `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`),
    join(out, `authors/fonts/${font}.woff2`),
  );
try {
  const packages = PACKAGES.map((name) => {
    const folder = join(staging, name);
    mkdirSync(folder);
    const { version, build } = stage(name, folder);
    return { folder, file: `soccer-legends-${name}-${version}`, build };
  });
  const folders = packages.map(({ folder }) => folder);
  outputOf(
    'npm',
    ['pack', '--silent', '--offline', '--ignore-scripts', '--pack-destination', out, ...folders],
    staging,
  );
  // npm caches by URL, so different content needs a different file name, even for the same version.
  for (const { file, build, folder } of packages) {
    renameSync(join(out, `${file}.tgz`), join(out, `${file}-${build}.tgz`));
    copy(join(folder, 'package.json'), join(out, `${file}-${build}.json`));
  }
} finally {
  rmSync(staging, { recursive: true, force: true });
}

function stage(name, folder) {
  const source = join(root, 'libs', name);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  for (const part of ['bin', 'template', 'kinds', 'recorded', 'README.md'])
    copy(join(source, part), join(folder, part));
  if (name === 'plugin-cli') {
    for (const [file, text] of documents) write(join(folder, 'docs', file), text);
    for (const part of ['main.js', 'shell', 'devtools']) copy(join(source, 'dist', part), join(folder, 'dist', part));
  } else if (existsSync(join(source, 'src/index.mjs'))) copy(join(source, 'src'), join(folder, 'src'));
  else compile(source, folder);
  const written = packed(manifest);
  const build = buildOf(folder, written);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...written, build }, null, 2));
  return { version: manifest.version, build };
}

/** Returns the first eight hex digits of the SHA-256 of a package's manifest, file names and file contents. */
function buildOf(folder, manifest) {
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}

function copy(from, to) {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Compiles a package to scripts and declarations; copies all other files. */
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
  outputOf('tsc', ['-p', config], root);
  rmSync(config);
  const isCode = (path) => /\.tsx?$/.test(path);
  cpSync(join(source, 'src'), join(folder, 'dist'), { recursive: true, filter: (path) => !isCode(path) });
}

/**
 * Returns the manifest of a packed package. Other packages of this workspace become peer dependencies, because their
 * URLs depend on the site and are listed by the project that installs them.
 */
function packed({ private: _private, scripts: _scripts, nx: _nx, unbundled, exports, dependencies = {}, ...rest }) {
  const siblings = Object.entries(dependencies).filter(([name]) => name.startsWith('@soccer-legends/'));
  const others = Object.entries(dependencies).filter(
    ([name]) => !name.startsWith('@soccer-legends/') && (unbundled?.includes(name) ?? true),
  );
  const peers = rest.bin ? [] : siblings.map(([name, version]) => [name, `^${version}`]);
  // React and test tools: any copy of the same major version works.
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
