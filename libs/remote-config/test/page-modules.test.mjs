import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UnexpectedOutput } from '../src/federation-plugin.mjs';
import { PAGE_MODULES, readingPageModule, readPageModules } from '../src/page-modules.mjs';

const recorded = readFileSync(new URL('recorded/shared-module.js.txt', import.meta.url), 'utf8');
const NAMES = ['react', 'react-dom'];

/** Runs a rewritten module with the given modules of a page. Returns its exports. */
async function run(code, pageModules) {
  globalThis.pageModules = pageModules;
  const page =
    'export const { pageModules } = globalThis;' +
    'export const read = (module, name) => (name === "default" ? (module.default ?? module) : module[name]);';
  const address = (text) => `data:text/javascript,${encodeURIComponent(text)}`;
  try {
    return await import(address(code.replace(JSON.stringify(PAGE_MODULES), JSON.stringify(address(page)))));
  } finally {
    delete globalThis.pageModules;
  }
}

test('the rewritten module exports what the page’s module exports', async () => {
  const reactDom = { createPortal: () => 'portal', flushSync: () => 'flushed' };
  const read = await run(readingPageModule(recorded, 'react-dom', NAMES), { 'react-dom': reactDom });
  expect(read.createPortal).toBe(reactDom.createPortal);
  expect(read.flushSync).toBe(reactDom.flushSync);
  expect([read.default, read.__moduleExports]).toEqual([reactDom, reactDom]);
});

test('the rewritten module exports the same names as the recorded one', async () => {
  const exportsOf = (code) =>
    [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) =>
      list.split(',').map((item) => item.trim().split(' as ').at(-1).replaceAll('"', '')),
    );
  const names = exportsOf(recorded);
  expect(names).toContain('createPortal');
  expect(exportsOf(readingPageModule(recorded, 'react-dom', NAMES)).toSorted()).toEqual(names.toSorted());
});

test('only modules through which the federation plugin imports shared modules are rewritten', () => {
  const { transform } = readPageModules(NAMES);
  expect(transform(recorded, '\0virtual:mf:game__loadShare__react_mf_2_dom__loadShare__.js').code.length).toBeLessThan(
    recorded.length / 5,
  );
  expect(transform(recorded, '/src/__loadShare__.ts')).toBeUndefined();
  expect(transform(recorded, '\0virtual:mf:game__H_A_I__hostAutoInit__H_A_I__.js')).toBeUndefined();
});

test.each([
  ['a module that is not shared', () => altered('"default:react-dom"', '"default:vue"'), 'cache keys: default:vue'],
  ['two cache keys', () => `${recorded};f({"canonical":"default:react"});`, 'default:react-dom, default:react'],
  ['no cache key', () => altered('"canonical":', '"key":'), 'cache keys: none'],
  ['an export that is never read', () => `${recorded};let a; export { a };`, 'the export a, which reads nothing'],
  [
    'exports that are swapped',
    () => swapped('createPortal', 'flushSync'),
    'the export createPortal, which reads flush',
  ],
  ['reads from another object', () => altered('exportModule["flushSync"]', 'other["flushSync"]'), 'other["flushSync"]'],
  [
    'another default',
    () => altered('exportModule.default ?? exportModule', 'exportModule.default'),
    'exportModule.def',
  ],
  ['a renamed function', () => altered('__mfApplyHostProvidedExports', 'apply'), 'reads nothing'],
  ['no exports', () => recorded.slice(0, recorded.indexOf('export {')), 'no exports'],
])('rejects %s', (_change, changed, found) => {
  const rewrite = () => readingPageModule(changed(), 'shared-module.js', NAMES);
  expect(rewrite).toThrow(UnexpectedOutput);
  expect(rewrite).toThrow(found);
  expect(rewrite).toThrow('Rewrite "read page modules"');
});

/** Replaces a text that must occur, so that an altered module never equals the recorded one by accident. */
function altered(from, to) {
  expect(recorded).toContain(from);
  return recorded.replaceAll(from, to);
}

function swapped(one, other) {
  return recorded
    .replace(`exportModule["${one}"]`, 'exportModule["?"]')
    .replace(`exportModule["${other}"]`, `exportModule["${one}"]`)
    .replace('exportModule["?"]', `exportModule["${other}"]`);
}
