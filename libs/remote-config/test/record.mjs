// Records the federation plugin's output for the tests of the rewrites: node libs/remote-config/test/record.mjs. Builds
// the two projects in this folder without the second bundling and keeps the files that are rewritten.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { defineRemote, defineShell, versionOf } from '../src/index.mjs';
import { chunkWith, remoteEntryOf } from '../src/merge-chunks.mjs';
import { entryScriptOf } from '../src/shell-page.mjs';

const folderOf = (name) => fileURLToPath(new URL(name, import.meta.url));

const remote = await buildUnmerged(defineRemote({ folder: folderOf('remote') }));
record('remote-entry.js', remote.read(remoteEntryOf(remote.bundle).fileName));

const shell = await buildUnmerged(defineShell({ folder: folderOf('shell') }));
const page = shell.read('index.html');
const main = chunkWith(shell.bundle, folderOf('shell/src/main.tsx'));
record('shell-page.html', page);
record('shell-bootstrap.js', shell.read(entryScriptOf(page)));
record('shell-main.js', shell.read(main.fileName));
record('version', `${versionOf('@module-federation/vite')}\n`);

async function buildUnmerged(config) {
  const outDir = mkdtempSync(join(folderOf('.'), '.recorded-'));
  try {
    let bundle;
    const keepBundle = { name: 'keep-bundle', writeBundle: (_options, written) => void (bundle = written) };
    const plugins = [...config.plugins.filter(({ name }) => name !== 'one-script'), keepBundle];
    await build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      plugins,
      build: { ...config.build, outDir, emptyOutDir: true },
    });
    const files = new Map(Object.keys(bundle).map((name) => [name, readFileSync(join(outDir, name), 'utf8')]));
    return { bundle, read: (name) => files.get(name) };
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

// Adds ".txt", so that formatter and linter ignore the recorded files.
function record(name, text) {
  writeFileSync(join(folderOf('recorded'), `${name}.txt`), text);
}
