import { expect, test } from 'vitest';
import { checkScripts } from './check-scripts.ts';

function codes(text: string, path = 'src/view/Game.tsx', dependencies: string[] = ['canvas-confetti']): string[] {
  return checkScripts([{ path, text }], dependencies).map(({ code, line }) => `${code} ${line}`);
}

test.each([
  ['the page', 'const x = 1;\nwindow.x = x;', 'code.forbiddenGlobal 2'],
  ['the document', 'document.title = "x";', 'code.forbiddenGlobal 1'],
  ['the body of the page', 'document.body.append(x);', 'code.forbiddenGlobal 1'],
  ['browser storage', 'const kept = localStorage.getItem("x");', 'code.forbiddenGlobal 1'],
  ['a request without the SDK', 'await fetch("/api");', 'code.forbiddenGlobal 1'],
  ['fetch in a shorthand property', 'export const calls = { fetch };', 'code.forbiddenGlobal 1'],
  ['fetch through an alias', 'const call = fetch;', 'code.forbiddenGlobal 1'],
  ['fetch in a computed key', 'export const x = { [fetch]: 1 };', 'code.forbiddenGlobal 1'],
  ['a listener of the page', 'addEventListener("x", () => 0);', 'code.forbiddenGlobal 1'],
  ['eval', 'eval("1");', 'code.dynamicCode 1'],
  ['the Function constructor', 'new Function("return 1");', 'code.dynamicCode 1'],
  ['a timer', 'setTimeout(() => 0, 10);', 'code.timer 1'],
  ['raw HTML', 'element.innerHTML = "<b>";', 'code.rawHtml 1'],
  ['raw HTML of React', 'export const x = <p dangerouslySetInnerHTML={{ __html: "" }} />;', 'code.rawHtml 1'],
  ['a part of the shell', 'import "react-router";', 'code.forbiddenImport 1'],
  ['a second React', 'import { createRoot } from "react-dom/client";', 'code.forbiddenImport 1'],
  ['Node', 'import "node:fs";', 'code.forbiddenImport 1'],
  ['another game', 'import "../../../other/src/game.ts";', 'code.forbiddenImport 1'],
  ['a package that is not a dependency', 'import "lodash/map";', 'code.forbiddenImport 1'],
  ['a URL import', 'import("https://example.org/x.js");', 'code.forbiddenImport 1'],
  ['a dynamic import of a variable', 'import(name);', 'code.forbiddenImport 1'],
  ['a worker', 'import Work from "./work.ts?worker";', 'code.forbiddenImport 1'],
  ['WebAssembly', 'import start from "./count.wasm?init";', 'code.forbiddenImport 1'],
  ['the test tools', 'import "@soccer-legends/game-sdk/testing";', 'code.forbiddenImport 1'],
])('reports a view that uses %s', (_what, text, expected) => {
  expect(codes(text)).toEqual([expected]);
});

test.each([
  ['random numbers', 'export const x = Math.random();'],
  ['the clock', 'export const x = Date.now();'],
  ['a date', 'export const x = new Date();'],
  ['a timer', 'setTimeout(() => 0, 1);'],
  ['React', 'import { useState } from "react";'],
  ['the view', 'import { x } from "../view/x.ts";'],
])('reports rules that use %s', (_what, text) => {
  expect(codes(text, 'src/rules/x.ts')).toEqual(['rules.impure 1']);
});

test.each([
  ['local names', 'function f({ history, open = 1, top: [parent] }) { return [history, open, parent]; }'],
  ['member names and keys', 'export const x = { window: a.document, eval: b.fetch };'],
  ['the focused element', 'export const x = document.activeElement === document.body;'],
  ['a type', 'export function f(x: Window): Document { return x as unknown as Document; }'],
  ['one of its dependencies', 'import confetti from "canvas-confetti"; import "canvas-confetti/x";'],
  [
    'shared packages',
    'import "react"; import "@soccer-legends/game-sdk/react"; import "@soccer-legends/ui"; import "../rules/x.ts";',
  ],
  ['a type import', 'import type { X } from "react-dom/client";'],
  ['random numbers', 'export const x = Math.random();'],
])('accepts a view with %s', (_what, text) => {
  expect(codes(text)).toEqual([]);
});

test('does not check tests', () => {
  expect(codes('window.x = 1;', 'src/view/Game.test.tsx')).toEqual([]);
});
