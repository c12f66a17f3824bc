import * as runtimeCore from '@module-federation/runtime/core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { container } from '../src/container.mjs';

const GAME = `
  import { pageModules, read } from 'page-modules';
  export const react = pageModules['react'];
  export const useState = read(react, 'useState');
`;
const shared = { react: { requiredVersion: '^19.0.0' } };

let folder;
let code;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  const script = join(folder, 'game.js');
  writeFileSync(script, GAME);
  const remote = { key: 'cups', exposed: './game', script, styles: ['assets/game.css'], shared };
  const bundle = await rolldown({ input: container.input, plugins: [container(remote)] });
  const { output } = await bundle.generate({ strictExecutionOrder: true, codeSplitting: false });
  code = output[0].code;
});
afterAll(() => rmSync(folder, { recursive: true }));

let copies = 0;
let loadSheet;
let links;
beforeEach(() => {
  links = [];
  loadSheet = (link) => link.onload();
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link) => queueMicrotask(() => (links.push(link), loadSheet(link))) },
  });
  vi.stubGlobal('_FEDERATION_RUNTIME_CORE', runtimeCore);
});
afterEach(() => vi.restoreAllMocks());

/** Evaluates the container as a module of its own. */
function loadContainer() {
  const file = join(folder, `remoteEntry-${copies++}.mjs`);
  writeFileSync(file, code);
  return import(file);
}

/** Returns a provider as a host registers it. */
function provider(module, details) {
  return { from: 'shell', scope: ['default'], strategy: 'loaded-first', get: async () => () => module, ...details };
}

test('a game reads the modules that the page shares, and its style sheet is loaded', async () => {
  const react = { useState: () => 'state' };
  const { init, get } = await loadContainer();
  await init({ react: { '19.3.1': provider(react) } });
  const game = (await get('./game'))();
  expect(game.react).toBe(react);
  expect(game.useState()).toBe('state');
  expect(links.map(({ rel, href }) => [rel, href.endsWith('/assets/game.css')])).toEqual([['stylesheet', true]]);
});

test('the module that the page has loaded is preferred to a newer one', async () => {
  const react = { useState: () => 'loaded' };
  const { init, get } = await loadContainer();
  await init({
    react: {
      '19.3.1': provider(react, { loaded: true, lib: () => react }),
      '19.9.0': provider({ useState: () => 'newer' }),
    },
  });
  expect((await get('./game'))().useState()).toBe('loaded');
});

test('a module outside of the range is used with a warning, because a page has one copy', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const react = { useState: () => 'older' };
  const { init, get } = await loadContainer();
  await init({ react: { '18.0.0': provider(react) } });
  expect((await get('./game'))().react).toBe(react);
  expect(warn.mock.calls.flat().join(' ')).toContain('does not satisfy the requirement of cups');
});

test('the container adds no modules to the page', async () => {
  const scope = { react: { '19.3.1': provider({}) } };
  const { init } = await loadContainer();
  await init(scope);
  expect(Object.keys(scope)).toEqual(['react']);
  expect(Object.keys(scope.react)).toEqual(['19.3.1']);
});

test('a page that lacks a shared module is rejected', async () => {
  const { init } = await loadContainer();
  await expect(init({})).rejects.toThrow('The page does not share the module react.');
});

test('a module that is not exposed is rejected', async () => {
  const { init, get } = await loadContainer();
  await init({ react: { '19.3.1': provider({}) } });
  await expect(get('./console')).rejects.toThrow('The remote exposes no module ./console.');
});

test('a style sheet that does not load is an error', async () => {
  loadSheet = (link) => link.onerror();
  const { init, get } = await loadContainer();
  await init({ react: { '19.3.1': provider({}) } });
  await expect(get('./game')).rejects.toThrow(/The style sheet .*\/assets\/game\.css did not load\./);
});

test('several requests for the game load its style sheet once', async () => {
  const { init, get } = await loadContainer();
  await init({ react: { '19.3.1': provider({}) } });
  const [first, second] = await Promise.all([get('./game'), get('./game')]);
  expect(first()).toBe(second());
  expect(links).toHaveLength(1);
});
