// The npm packages that the site needs at run time, without those for building and testing.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputOf, root, stop } from './prepare.mjs';

const SERVER = 'bff';

/** The packages that are not part of the server's script. */
const SEPARATE_PACKAGES = JSON.parse(readFileSync(join(root, SERVER, 'separate-packages.json'), 'utf8'));
/**
 * Not used at run time: types, command lines, and links to the workspace's own packages, which are part of the build.
 */
const UNUSED_PACKAGES = ['@types', '@soccer-legends', '.bin', '.package-lock.json'];
/** Files for developers: types, sources, source maps and documents. Licenses stay. */
const UNUSED_FILE = /\.(?:[mc]?ts|map|flow)$|[\\/](?:readme|changelog|changes|history|contributing)\.(?:md|markdown)$/i;
/** Some packages contain programs for every system, in folders named for the system. */
const PREBUILT = /[\\/]prebuilds[\\/]([^\\/]+)/;
const LICENSE_FILE = /^(?:licen[cs]e|notice|copying)/i;

/**
 * Writes `sbom.json` and `licenses.txt` of all packages, and installs those of the lock file that are not part of the server's
 * script.
 *
 * @param architecture of the machines that will run them, as in `process.arch`
 */
export function addPackages(folder, architecture) {
  const isForeign = architecture !== process.arch;
  const system = isForeign ? [`--os=${process.platform}`, `--cpu=${architecture}`] : [];
  const staging = mkdtempSync(join(tmpdir(), 'soccer-legends-packages-'));
  try {
    stageManifests(staging, shippedWorkspaces());
    writeFileSync(join(folder, 'sbom.json'), billOfMaterials(staging));
    writeFileSync(join(folder, 'licenses.txt'), licensesOf(staging));
    stageManifests(staging, [SERVER], (name) => SEPARATE_PACKAGES.includes(name));
    npm(staging, 'ci', '--workspace', SERVER, '--ignore-scripts', '--prefer-offline', ...system);
    for (const path of ['node_modules', `${SERVER}/node_modules`])
      copyPackages(join(staging, path), join(folder, path), `${process.platform}-${architecture}`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  if (!isForeign) requireLoadable(join(folder, SERVER));
}

/** Exits with a message if one of the separate packages cannot be loaded, because the server needs some of them only later. */
function requireLoadable(folder) {
  const script = SEPARATE_PACKAGES.map((name) => `await import('${name}');`).join('');
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) stop('A package of the server cannot be loaded. See the output above.');
}

/** Returns the packages of the server and of the scripts in the browser, in CycloneDX format. */
function billOfMaterials(staging) {
  return npm(staging, 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only');
}

/** Returns the license texts of all packages of the lock file. Each text follows the packages that have it. */
function licensesOf(staging) {
  const { packages } = JSON.parse(readFileSync(join(staging, 'package-lock.json'), 'utf8'));
  const namesByText = new Map();
  for (const [path, { link, optional, version, license }] of Object.entries(packages)) {
    if (link || !path.includes('node_modules/') || (optional && !existsSync(join(root, path)))) continue;
    const text = licenseTextOf(path) || `License: ${license}\n`;
    const name = `${path.split('node_modules/').at(-1)} ${version}`;
    namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  }
  return [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}`).join(`\n${'-'.repeat(80)}\n\n`);
}

function licenseTextOf(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name));
  return files.map(({ name }) => readFileSync(join(root, path, name), 'utf8')).join('\n');
}

function copyPackages(from, to, system) {
  if (!existsSync(from)) return;
  for (const name of UNUSED_PACKAGES) rmSync(join(from, name), { recursive: true, force: true });
  const isNeeded = (path) => !UNUSED_FILE.test(path) && (PREBUILT.exec(path)?.[1] ?? system) === system;
  cpSync(from, to, { recursive: true, filter: isNeeded });
}

/**
 * Copies the lock file and the manifests of workspaces, without what they need for development.
 * @param isNeeded selects the dependencies of the workspaces
 */
function stageManifests(staging, workspaces, isNeeded = () => true) {
  const { devDependencies: _dev, optionalDependencies: _node, scripts: _scripts, ...project } = manifestOf('.');
  writeManifest(staging, { ...project, workspaces });
  for (const path of workspaces) {
    const { devDependencies: _tools, dependencies = {}, ...manifest } = manifestOf(path);
    const needed = Object.fromEntries(Object.entries(dependencies).filter(([name]) => isNeeded(name)));
    writeManifest(join(staging, path), { ...manifest, dependencies: needed });
  }
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(staging, file));
  // Removes packages from the lock file that no manifest requires. Without this, npm also installs test packages that
  // another package lists as optional, and its bill of materials omits packages that tests also use.
  npm(staging, 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline');
}

/** Returns the folders of the server, the pages and the games, and of the libraries that they use. */
function shippedWorkspaces() {
  const libraries = new Map(foldersIn('libs').map((path) => [manifestOf(path).name, path]));
  const shipped = new Set([SERVER, 'shell', 'admin', ...foldersIn('games')]);
  // Iterating a set includes elements that are added meanwhile, so libraries of libraries are found too.
  for (const path of shipped)
    for (const name of Object.keys(manifestOf(path).dependencies ?? {}))
      if (libraries.has(name)) shipped.add(libraries.get(name));
  return [...shipped];
}

/** Returns the workspaces in a folder, relative to the root. */
export function foldersIn(folder) {
  const paths = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  return paths.filter((path) => existsSync(join(root, path, 'package.json')));
}

export function manifestOf(path) {
  return JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
}

export function writeManifest(folder, manifest) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function npm(cwd, ...parameters) {
  return outputOf('npm', [...parameters, '--no-audit', '--no-fund', '--loglevel=error'], cwd);
}
