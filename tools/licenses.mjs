// node tools/licenses.mjs: lists the licenses of the production dependencies. Fails on a license that is not in `allowed-licenses.mjs`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed } from './allowed-licenses.mjs';
import { root } from './prepare.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Packages that contain Node itself. They are for development only and not shipped. */
const runtimes = Object.keys(packages[''].optionalDependencies).map((name) => `node_modules/${name}`);
const installed = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link && !runtimes.includes(path),
);
const byLicense = new Map();
for (const one of installed) {
  const license = licenseOf(...one);
  byLicense.set(license, [...(byLicense.get(license) ?? []), one]);
}

for (const [license, found] of [...byLicense].sort(([, a], [, b]) => b.length - a.length))
  console.log(`${String(found.length).padStart(4)}  ${license}${isAllowed(license) ? '' : '  NOT ALLOWED'}`);
console.log(`${String(installed.length).padStart(4)}  packages`);

const refused = [...byLicense].filter(([license]) => !isAllowed(license)).flatMap(([, found]) => found);
for (const [path, entry] of refused) console.error(`${path}: ${licenseOf(path, entry)}`);
process.exitCode = refused.length === 0 ? 0 : 1;

function licenseOf(path, { license }) {
  if (license) return license;
  const manifest = read(join(root, path, 'package.json'));
  // Older packages list several licenses in an array.
  return manifest?.license ?? manifest?.licenses?.map(({ type }) => type).join(' AND ') ?? 'none';
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
