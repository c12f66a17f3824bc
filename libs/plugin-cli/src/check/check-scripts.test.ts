import { expect, test } from 'vitest';
import { checkScripts } from './check-scripts.ts';

function codes(text: string, path = 'src/view/Game.tsx', dependencies: string[] = ['canvas-confetti']): string[] {
  return checkScripts([{ path, text }], dependencies).map(({ code, line }) => `${code} ${line}`);
}

test.each([
  ['the page', 'const x = 1;\nwindow.x = x;', 'code.forbiddenGlobal 2'],
  ['the document', 'document.title = "x";', 'code.forbiddenGlobal 1'],
  ['the body of the page', 'document.body.append(x);', 'code.forbiddenGlobal 1'],
  ['a store', 'const kept = localStorage.getItem("x");', 'code.forbiddenGlobal 1'],
  ['a call of its own', 'await fetch("/api");', 'code.forbiddenGlobal 1'],
  ['a call in a shorthand', 'export const calls = { fetch };', 'code.forbiddenGlobal 1'],
  ['a call through an alias', 'const call = fetch;', 'code.forbiddenGlobal 1'],
  ['a listener of the page', 'addEventListener("x", () => 0);', 'code.forbiddenGlobal 1'],
  ['code from a text', 'eval("1");', 'code.dynamicCode 1'],
  ['a function from a text', 'new Function("return 1");', 'code.dynamicCode 1'],
  ['a timer', 'setTimeout(() => 0, 10);', 'code.timer 1'],
  ['raw HTML', 'element.innerHTML = "<b>";', 'code.rawHtml 1'],
  ['raw HTML of React', 'export const x = <p dangerouslySetInnerHTML={{ __html: "" }} />;', 'code.rawHtml 1'],
  ['a part of the shell', 'import "react-router";', 'code.forbiddenImport 1'],
  ['a second React', 'import { createRoot } from "react-dom/client";', 'code.forbiddenImport 1'],
  ['Node', 'import "node:fs";', 'code.forbiddenImport 1'],
  ['another game', 'import "../../../other/src/game.ts";', 'code.forbiddenImport 1'],
  ['a package that is not installed for it', 'import "lodash/map";', 'code.forbiddenImport 1'],
  ['an address', 'import("https://example.org/x.js");', 'code.forbiddenImport 1'],
  ['something', 'import(name);', 'code.forbiddenImport 1'],
  ['the test tools', 'import "@soccer-legends/game-sdk/testing";', 'code.forbiddenImport 1'],
])('a view that takes %s', (_what, text, expected) => {
  expect(codes(text)).toEqual([expected]);
});

test.each([
  ['dice', 'export const x = Math.random();'],
  ['the clock', 'export const x = Date.now();'],
  ['a date', 'export const x = new Date();'],
  ['a timer', 'setTimeout(() => 0, 1);'],
  ['React', 'import { useState } from "react";'],
  ['the view', 'import { x } from "../view/x.ts";'],
])('rules that take %s', (_what, text) => {
  expect(codes(text, 'src/rules/x.ts')).toEqual(['rules.impure 1']);
});

test.each([
  ['names of its own', 'function f({ history, open = 1, top: [parent] }) { return [history, open, parent]; }'],
  ['members and keys', 'export const x = { window: a.document, eval: b.fetch };'],
  ['where the focus is', 'export const x = document.activeElement === document.body;'],
  ['a type', 'export function f(x: Window): Document { return x as unknown as Document; }'],
  ['a package of its own', 'import confetti from "canvas-confetti"; import "canvas-confetti/x";'],
  [
    'what the page provides',
    'import "react"; import "@soccer-legends/game-sdk/react"; import "@soccer-legends/ui"; import "../rules/x.ts";',
  ],
  ['a type of somebody', 'import type { X } from "react-dom/client";'],
  ['dice, in a view', 'export const x = Math.random();'],
])('a view may have %s', (_what, text) => {
  expect(codes(text)).toEqual([]);
});

test('tests may take what they like', () => {
  expect(codes('window.x = 1;', 'src/view/Game.test.tsx')).toEqual([]);
});
