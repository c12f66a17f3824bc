import { expect, test } from 'vitest';
import { checkStyles } from './check-game.ts';

const lines = (text: string, path = 'src/view/Game.module.css') =>
  checkStyles([{ path, text }]).map(({ line }) => line);

test.each([
  ['an element', 'p { margin: 0 }', [1]],
  ['the universal selector', '.a {}\n* { margin: 0 }', [2]],
  ['the root', ':root { --ink: red }', [1]],
  ['an id of the page', '#root { display: none }', [1]],
  ['an attribute that looks like a class', '[title=".a"] { color: red }', [1]],
  ['one of several', '.a, h1 { color: red }', [1]],
  ['a selector list with an element', ':is(.a, body) { color: red }', [1]],
  ['everything except a selector list of classes', 'p:not(:is(.a, .b)) { color: red }', [1]],
  ['everything except a class', 'p:not(.a) { color: red }', [1]],
  ['a global class', ':global(.button) { color: red }', [1]],
  ['a global class below a module class', '.a :global(.button) { color: red }', [1]],
  ['the siblings of a class', '.a ~ * { color: red }', [1]],
  ['an element below the next sibling of a class', '.a + section p { color: red }', [1]],
  ['the siblings of a selector list of classes', ':is(.a, .b > .c) ~ p { color: red }', [1]],
  ['siblings in a nested rule', '.a {\n  & ~ p { color: red }\n}', [2]],
  ['siblings in a nested rule without an ampersand', '.a {\n  + p { color: red }\n}', [2]],
  ['elements around a class in a nested rule', '.a {\n  body:has(&) { color: red }\n}', [2]],
  ['siblings below a media query in a rule', '.a {\n  @media print {\n    ~ p { color: red }\n  }\n}', [3]],
  ['a global class in a nested rule', '.a {\n  :global(.button) { color: red }\n}', [2]],
  ['arguments that are nested too deep', `${':is('.repeat(9)}.a${')'.repeat(9)} { color: red }`, [1]],
  ['an element in a media query', '@media (width > 10px) {\n  body { margin: 0 }\n}', [2]],
  ['a font face', '@font-face { font-family: x }', [1]],
  ['an import', '@import "x.css";', [1]],
  ['invalid CSS', '.a {', [1]],
])('reports %s', (_what, text, expected) => {
  expect(lines(text)).toEqual(expected);
});

test('reports a style sheet that is not a CSS module', () => {
  expect(lines('.a {}', 'src/view/game.css')).toEqual([1]);
});

test.each([
  ['a class', '.a { color: red }'],
  ['an element below a class', '.a p, .a > *, p.a:hover { color: red }'],
  ['nested rules', '.a { p { margin: 0 } &:hover { color: red } > p ~ p { margin: 0 } .b & { margin: 0 } }'],
  ['a sibling with a class', '.a ~ .b, .a + :is(.b, .c) p { color: red }'],
  ['siblings below a class', '.a p ~ *, .a > h3 + ul > li, .a .b ~ * { color: red }'],
  ['arguments in arguments', `${':is('.repeat(8)}.a${')'.repeat(8)} { color: red }`],
  ['arguments with a sign', '.a:nth-child(2n + 1) p, .a [title="b ~ c"] { color: red }'],
  ['keyframes, which the module renames', '@keyframes turn { from { top: 0 } 50% { top: 1px } }'],
  ['a selector list of elements in a class', '.a :is(b, i) { color: red }'],
  ['a selector list of classes', ':is(.a, .b):not(:first-child) { color: red }'],
])('accepts %s', (_what, text) => {
  expect(lines(text)).toEqual([]);
});
