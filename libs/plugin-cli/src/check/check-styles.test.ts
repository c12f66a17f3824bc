import { expect, test } from 'vitest';
import { checkStyles } from './check-styles.ts';

const lines = (text: string, path = 'src/view/Game.module.css') =>
  checkStyles([{ path, text }]).map(({ line }) => line);

test.each([
  ['an element', 'p { margin: 0 }', [1]],
  ['everything', '.a {}\n* { margin: 0 }', [2]],
  ['the root', ':root { --ink: red }', [1]],
  ['an id of the page', '#root { display: none }', [1]],
  ['an attribute that looks like a class', '[title=".a"] { color: red }', [1]],
  ['one of several', '.a, h1 { color: red }', [1]],
  ['all but a class', 'p:not(.a) { color: red }', [1]],
  ['a hole in the module', ':global(.button) { color: red }', [1]],
  ['a hole below a class', '.a :global(.button) { color: red }', [1]],
  ['within a condition', '@media (width > 10px) {\n  body { margin: 0 }\n}', [2]],
  ['a font for all', '@font-face { font-family: x }', [1]],
  ['another sheet', '@import "x.css";', [1]],
  ['no style sheet', '.a {', [1]],
])('%s leaks', (_what, text, expected) => {
  expect(lines(text)).toEqual(expected);
});

test('a sheet that is no module leaks, whatever it says', () => {
  expect(lines('.a {}', 'src/view/game.css')).toEqual([1]);
});

test.each([
  ['a class', '.a { color: red }'],
  ['below a class', '.a p, .a > *, p.a:hover { color: red }'],
  ['nested', '.a { p { margin: 0 } &:hover { color: red } }'],
  ['keyframes, which the module renames', '@keyframes turn { from { top: 0 } 50% { top: 1px } }'],
  ['a class that is chosen among', ':is(.a, .b):not(:first-child) { color: red }'],
])('%s does not leak', (_what, text) => {
  expect(lines(text)).toEqual([]);
});
