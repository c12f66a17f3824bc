import { describe, expect, test } from 'vitest';
import { svgErrors } from './svg-errors.ts';

describe('svgErrors', () => {
  test.each([
    ['an empty picture', '<svg viewBox="0 0 1 1"></svg>'],
    [
      'a picture that uses its definitions',
      '<svg><path id="o" d="M0 0"/><use href="#o"/><g clip-path="url(#o)"></g></svg>',
    ],
    ['escaped text', '<svg><text x="1">&lt;A&amp;B&gt;</text></svg>'],
  ])('accepts %s', (_what, svg) => {
    expect(svgErrors(svg)).toEqual([]);
  });

  test.each([
    ['a tag left open', '<svg><g></svg>', '</svg> closes an element that is not open'],
    ['a root left open', '<svg><g></g>', '<svg> is not closed'],
    ['a raw ampersand', '<svg><text>A&B</text></svg>', 'is invalid from "&B</text></svg>"'],
    ['a raw bracket', '<svg><text>A<B</text></svg>', 'is invalid from "<B</text></svg>"'],
    ['an attribute without quotes', '<svg x=1></svg>', 'is invalid from "<svg x=1></svg>"'],
    ['a duplicate attribute', '<svg x="1" x="2"></svg>', 'x occurs twice on <svg>'],
    ['a script', '<svg><script></script></svg>', '<script> is not an allowed element'],
    ['an inline style', '<svg style="x"></svg>', 'style is not allowed on <svg>'],
    ['an event handler', '<svg onload="x"></svg>', 'onload is not allowed on <svg>'],
    ['an external reference', '<svg><use href="https://a.test"/></svg>', 'href="https://a.test" on <use>'],
    ['a reference to a missing id', '<svg><use href="#o"/></svg>', '#o is not defined'],
    ['a duplicate id', '<svg><g id="o"/><g id="o"/></svg>', '#o is defined twice'],
    ['a value that is not a number', '<svg><rect x="NaN"/></svg>', 'x="NaN" on <rect>'],
  ])('reports %s', (_what, svg, error) => {
    expect(svgErrors(svg)).toEqual([error]);
  });
});
