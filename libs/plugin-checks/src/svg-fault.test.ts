import { expect, test } from 'vitest';
import { svgFault } from './svg-fault.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`;
/** Returns a picture with this number of characters. */
const ofLength = (length: number): string => svg(' '.repeat(length - svg('').length));

test.each([
  ['shapes', svg('<g fill="#fff"><circle cx="1" cy="2" r="3"/><path d="M0 0"/></g>', ' viewBox="0 0 9 9"')],
  ['a declaration, comments and text', `<?xml version="1.0"?><!-- ball -->${svg('<text x="1">Gol &amp; más</text>')}`],
  ['references to its own ids', svg('<defs><clipPath id="a"/></defs><g clip-path="url(#a)"/><use href="#a"/>')],
  [
    'colors for dark mode',
    svg('<style>.a, g .b{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:#000}}</style><g class="a"/>'),
  ],
  ['as many characters as are allowed', ofLength(262_144)],
  ['40 nested groups', svg('<g>'.repeat(40) + '</g>'.repeat(40))],
  ['a name for screen readers', svg('<title>Ball</title>', ' role="img" aria-label="Ball"')],
])('accepts %s', (_what, picture) => {
  expect(svgFault(picture)).toBeUndefined();
});

test.each([
  ['a script', svg('<script>alert(1)</script>'), '<script>'],
  [
    'a script in another namespace',
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
    '<x:script>',
  ],
  ['a script in a style sheet', svg('<style><script href="https://example.org/x.js"/></style>'), '<script>'],
  ['a script in a link that a style sheet contains', svg('<style><a><script href="x.js"/></a></style>'), '<a>'],
  ['a script in an encoded link', svg('<use href="java&#115;cript:alert(1)"/>'), '"href"'],
  [
    'a drawing of another site in the old form',
    svg('<use xlink:href="https://example.org/x.svg#a"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    '"xlink:href"',
  ],
  ['a link', svg('<a href="#x"/>'), '<a>'],
  ['a handler', svg('<g onload="alert(1)"/>'), '"onload"'],
  ['a handler in upper case', svg('<g ONLOAD="alert(1)"/>'), '"ONLOAD"'],
  ['HTML', svg('<foreignObject/>'), '<foreignObject>'],
  ['an animation of a link', svg('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
  ['a picture of another site', svg('<image href="https://example.org/x.png"/>'), '<image>'],
  ['a fill of another site', svg('<g fill="url(https://example.org/x)"/>'), '"fill"'],
  ['a fill of another site, escaped', svg(String.raw`<g fill="\75rl(https://example.org/x)"/>`), '"fill"'],
  ['a mask of another site', svg('<g mask="image-set(\'https://example.org/x\' 1x)"/>'), '"mask"'],
  ['a style attribute', svg('<g style="fill:red"/>'), 'use attributes such as fill'],
  ['an imported style sheet', svg('<style>@import "x"</style>'), '"@import"'],
  ['a font', svg('<style>@font-face{font-family:x;src:url(x)}</style>'), '"@font-face"'],
  [
    'a style sheet for a preference and a size of the window',
    svg('<style>@media (prefers-color-scheme: dark) and (width>1px){.a{fill:red}}</style>'),
    '"@media"',
  ],
  ['a style sheet for a size of the window', svg('<style>@media (width>1px){.a{fill:red}}</style>'), '"@media"'],
  ['a style sheet that loads a picture', svg('<style>.a{fill:url(https://example.org/x)}</style>'), '"fill"'],
  ['a style sheet that loads a picture, escaped', svg(String.raw`<style>.a{fill:\75rl(//x)}</style>`), '"fill"'],
  ['a style sheet with a set of pictures', svg('<style>.a{mask:IMAGE-SET("//x" 1x)}</style>'), '"mask"'],
  ['a property that loads a picture', svg('<style>.a{background:red}</style>'), '"background"'],
  ['a selector of an attribute', svg('<style>[href^="a"]{fill:red}</style>'), 'selector'],
  ['an unclosed style sheet', svg('<style>.a{fill:red</style>'), 'cannot be read'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`, 'a'],
  ['a document type', `<!DOCTYPE svg>${svg('')}`, 'document type'],
  ['a style sheet of another site', `<?xml-stylesheet href="x.css"?>${svg('')}`, 'processing instruction'],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', '<svg xmlns='],
  ['no namespace', '<svg/>', '<svg xmlns='],
  ['another namespace on an element', svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), '"xmlns"'],
  ['another namespace for links', svg('', ' xmlns:xlink="https://example.org"'), '"xmlns:xlink"'],
  ['an unclosed element', svg('<g>'), 'well-formed'],
  ['a duplicate attribute', svg('<g id="a" id="b"/>'), 'well-formed'],
  ['no content', '', 'well-formed'],
  ['41 nested groups', svg('<g>'.repeat(41) + '</g>'.repeat(41)), 'nested'],
  ['very deep nesting', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)), ''],
  ['one character too many', ofLength(262_145), 'characters'],
  ['a very long text', svg(`<text>${'x'.repeat(300_000)}</text>`), 'characters'],
])('rejects a picture with %s', (_what, picture, reason) => {
  expect(svgFault(picture)).toContain(reason);
});
