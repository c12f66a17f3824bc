// node tools/archive.mjs [architecture]: builds the site and archives it with its packages, so that it starts on another
// machine without a build.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { architectureOf } from './native-programs.mjs';
import { packSite } from './pack-site.mjs';
import { build, install, printStep, root, run, stop } from './prepare.mjs';
import { manifestOf } from './shipped-packages.mjs';

const architecture = architectureOf(process.argv[2]);
// The system is in the name, because some packages contain programs for one system only.
const name = `soccer-legends-${manifestOf('.').version}-${process.platform}-${architecture}`;
const archive = join(root, 'dist', `${name}.tar.gz`);

install();
build();
printStep('Copying the site and its packages …');
const staging = mkdtempSync(join(tmpdir(), 'soccer-legends-archive-'));
try {
  packSite(join(staging, name), architecture);
  mkdirSync(join(root, 'dist'), { recursive: true });
  if (run('tar', ['-czf', archive, '-C', staging, name]) !== 0) stop('The archive could not be written.');
} finally {
  rmSync(staging, { recursive: true, force: true });
}
console.log(`\n${archive}\nUnpack it in an empty folder and run \`npm start\` there.`);
