// node tools/source-size.mjs [FOLDER]: prints the size of the source of a checkout by folder, as a Markdown table: lines and
// files without tests, code files under 25 lines that only one file imports, long functions, and the words of the docs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { root } from './prepare.mjs';

const SHORT = 25;
const LONG_FUNCTION = 40;
const SOURCE = /\.(ts|tsx|mjs|js|css)$/;
const TEST = /\.(test|spec)\.|(^|\/)(test|testing|tests|bench|e2e|gallery)\//;
const FOLDERS = ['bff/src', 'admin', 'shell', 'games', 'libs', 'tools', 'deploy'];

const base = resolve(process.argv[2] ?? root);
const tracked = execFileSync('git', ['ls-files'], { cwd: base, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .trim()
  .split('\n');
const files = tracked.filter((path) => SOURCE.test(path)).map((path) => read(path));
const importers = countImporters(files);
const source = files.filter(({ path }) => !TEST.test(path));
const docs = tracked.filter((path) => path.endsWith('.md')).map((path) => readFileSync(join(base, path), 'utf8'));

console.log(`| Folder | Lines | Files | Under ${SHORT} lines, one importer | Functions over ${LONG_FUNCTION} lines |`);
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const folder of FOLDERS)
  printRow(
    folder,
    source.filter(({ path }) => path.startsWith(`${folder}/`)),
  );
printRow('All', source);
const functions = source.flatMap(({ path, functions }) => functions.map((one) => ({ path, ...one })));
functions.sort((one, other) => other.lines - one.lines);
const longest = functions.slice(0, 5).map(({ path, name, lines }) => `${name} (${path}, ${lines})`);
console.log(`\nLongest functions: ${longest.join(', ')}`);
console.log(`Words of the docs: ${docs.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0)}`);

function printRow(folder, files) {
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const single = files.filter(
    ({ path, lines }) => lines < SHORT && !path.endsWith('.css') && importers.get(path) === 1,
  ).length;
  const long = files.flatMap(({ functions }) => functions).filter(({ lines }) => lines > LONG_FUNCTION).length;
  console.log(`| ${folder} | ${lines} | ${files.length} | ${single} | ${long} |`);
}

function read(path) {
  const text = readFileSync(join(base, path), 'utf8');
  const lines = text.split('\n').length - 1;
  if (path.endsWith('.css')) return { path, lines, imports: [], functions: [] };
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  return {
    path,
    lines,
    imports: ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
    ...functionsOf(tree),
  };
}

/** Lists named functions and methods, and those assigned to a name. */
function functionsOf(tree) {
  const functions = [];
  visit(tree);
  return { functions };

  function visit(node) {
    if (ts.isFunctionLike(node) && node.body) {
      const line = (position) => tree.getLineAndCharacterOfPosition(position).line;
      const name = (node.name ?? node.parent.name)?.getText(tree) ?? 'anonymous';
      functions.push({ name, lines: line(node.end) - line(node.getStart(tree)) + 1 });
    }
    ts.forEachChild(node, visit);
  }
}

/** Counts the files, without tests, that import each file by a relative path. */
function countImporters(all) {
  const counts = new Map();
  for (const { path, imports } of all) {
    if (TEST.test(path)) continue;
    for (const target of new Set(
      imports.filter((name) => name.startsWith('.')).map((name) => join(dirname(path), name)),
    ))
      counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}
