// The npm packages that the site needs at run time, without those for building and testing.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root, stop } from './prepare.mjs';

const SERVER = 'bff';
/**
 * Not used at run time: types, command lines, and links to the workspace's own packages, which are part of the build.
 */
const UNUSED_PACKAGES = ['@types', '@soccer-legends', '.bin', '.package-lock.json'];
/** Files for developers: types, sources, source maps and documents. Licenses stay. */
const UNUSED_FILE = /\.(?:[mc]?ts|map|flow)$|\/(?:readme|changelog|changes|history|contributing)\.(?:md|markdown)$/i;

/** Installs the server's packages of the lock file into a folder, with `sbom.json` beside them. */
export function addPackages(folder) {
  const staging = mkdtempSync(join(tmpdir(), 'soccer-legends-packages-'));
  try {
    stageManifests(staging);
    // Removes packages from the lock file that no manifest requires. Without this, npm also installs test packages that
    // another package lists as optional, and its bill of materials omits packages that tests also use.
    npm(staging, 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline');
    npm(staging, 'ci', '--workspace', SERVER, '--ignore-scripts', '--prefer-offline');
    for (const path of ['node_modules', `${SERVER}/node_modules`])
      copyPackages(join(staging, path), join(folder, path));
    writeFileSync(join(folder, 'sbom.json'), billOfMaterials(staging));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Returns the packages of the server and of the scripts in the browser, in CycloneDX format. */
function billOfMaterials(staging) {
  return npm(staging, 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only');
}

function copyPackages(from, to) {
  if (!existsSync(from)) return;
  for (const name of UNUSED_PACKAGES) rmSync(join(from, name), { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (path) => !UNUSED_FILE.test(path) });
}

/** Copies the lock file and the manifests of the shipped workspaces, without what they need for development. */
function stageManifests(staging) {
  const workspaces = shippedWorkspaces();
  const { devDependencies: _dev, optionalDependencies: _node, scripts: _scripts, ...project } = manifestOf('.');
  writeManifest(staging, { ...project, workspaces });
  for (const path of workspaces) {
    const { devDependencies: _tools, ...manifest } = manifestOf(path);
    writeManifest(join(staging, path), manifest);
  }
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(staging, file));
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
  const { status, stdout } = spawnSync('npm', [...parameters, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`npm ${parameters[0]} failed. See its output above.`);
  return stdout;
}
