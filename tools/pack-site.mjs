// node tools/pack-site.mjs <folder> [architecture]: copies the built site with its packages into an empty folder, where
// `npm start` starts it without a build. The container image consists of this folder, and tools/archive.mjs archives it.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { architectureOf } from './native-programs.mjs';
import { root, SERVER_FLAGS, stop } from './prepare.mjs';
import { addPackages, foldersIn, manifestOf, writeManifest } from './shipped-packages.mjs';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, architecture] = process.argv.slice(2);
  if (!folder) stop('Name an empty folder: node tools/pack-site.mjs <folder> [architecture]');
  packSite(resolve(folder), architectureOf(architecture));
}

/**
 * Writes the site with `sbom.json` and `licenses.txt`. Exits with a message if the folder is not empty or something is not
 * built.
 *
 * @param architecture of the programs in the packages, as in `process.arch`
 */
export function packSite(folder, architecture) {
  if (existsSync(folder) && readdirSync(folder).length > 0) stop(`${folder} is not empty.`);
  for (const path of outputsOfBuild()) {
    if (!existsSync(join(root, path))) stop(`${path} is missing. Build the site first: npm run build`);
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !file.endsWith('.map') });
  }
  addPackages(folder, architecture);
  writeManifest(folder, manifest());
}

/** Returns the paths that the server reads, relative to the root. */
function outputsOfBuild() {
  const games = foldersIn('games').map((path) => `${path}/dist`);
  return ['bff/dist', 'shell/dist', 'admin/dist', 'libs/plugin-cli/dist/packages', ...games];
}

function manifest() {
  const { name, version, type, license, engines } = manifestOf('.');
  const start = ['node', ...SERVER_FLAGS, 'bff/dist/main.js'].join(' ');
  return { name, version, private: true, type, license, engines, scripts: { start } };
}
