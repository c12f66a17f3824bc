// node tools/pack-site.mjs <folder>: copies the built site with its packages into an empty folder, where `npm start`
// starts it without a build. The container image consists of this folder, and tools/archive.mjs archives it.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, SERVER_FLAGS, stop } from './prepare.mjs';
import { addPackages, foldersIn, manifestOf, writeManifest } from './shipped-packages.mjs';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (!folder) stop('Name an empty folder: node tools/pack-site.mjs <folder>');
  packSite(resolve(folder));
}

/** Writes the site with `sbom.json` and `licenses.txt`. Exits with a message if the folder is not empty or something is not built. */
export function packSite(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) stop(`${folder} is not empty.`);
  for (const path of outputsOfBuild()) {
    if (!existsSync(join(root, path))) stop(`${path} is missing. Build the site first: npm run build`);
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !file.endsWith('.map') });
  }
  addPackages(folder);
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
