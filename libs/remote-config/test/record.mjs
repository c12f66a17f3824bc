// Records the output of the federation plugin and of Vite for the tests of the rewrites: node
// libs/remote-config/test/record.mjs. Builds the two projects in this folder without the rewrites and keeps what is
// rewritten.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { defineRemote, defineShell, versionOf } from '../src/index.mjs';
import { chunkWith } from '../src/merge-chunks.mjs';

const folderOf = (name) => fileURLToPath(new URL(name, import.meta.url));

const remote = await buildUnmerged(defineRemote({ folder: folderOf('remote') }));
record('shared-module.js', remote.moduleWith('__loadShare__react_mf_2_dom'));

const shell = await buildUnmerged(defineShell({ folder: folderOf('shell') }));
const page = shell.read('index.html');
const main = chunkWith(shell.bundle, folderOf('shell/src/main.tsx'));
record('shell-page.html', page);
record('shell-main.js', shell.read(main.fileName));
record('version', `${versionOf('@module-federation/vite')}\n`);

async function buildUnmerged(config) {
  const outDir = mkdtempSync(join(folderOf('.'), '.recorded-'));
  try {
    let bundle;
    const modules = new Map();
    const keepOutput = {
      name: 'keep-output',
      enforce: 'post',
      transform: (code, id) => void modules.set(id, code),
      writeBundle: (_options, written) => void (bundle = written),
    };
    const plugins = [
      ...config.plugins.filter(({ name }) => !['one-script', 'read-page-modules'].includes(name)),
      keepOutput,
    ];
    await build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      plugins,
      build: { ...config.build, outDir, emptyOutDir: true },
    });
    const files = new Map(Object.keys(bundle).map((name) => [name, readFileSync(join(outDir, name), 'utf8')]));
    return {
      bundle,
      read: (name) => files.get(name),
      moduleWith: (part) => modules.get([...modules.keys()].find((id) => id.includes(part))),
    };
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

// Adds ".txt", so that formatter and linter ignore the recorded files.
function record(name, text) {
  writeFileSync(join(folderOf('recorded'), `${name}.txt`), text);
}
