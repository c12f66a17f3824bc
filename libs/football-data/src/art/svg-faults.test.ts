import { describe, expect, test } from 'vitest';
import { faultsOfSvg } from './svg-faults.ts';

describe('the walker through our drawings', () => {
  test.each([
    ['an empty picture', '<svg viewBox="0 0 1 1"></svg>'],
    [
      'a picture that uses what it defines',
      '<svg><path id="o" d="M0 0"/><use href="#o"/><g clip-path="url(#o)"></g></svg>',
    ],
    ['escaped text', '<svg><text x="1">&lt;A&amp;B&gt;</text></svg>'],
  ])('lets %s pass', (_what, svg) => {
    expect(faultsOfSvg(svg)).toEqual([]);
  });

  test.each([
    ['a tag left open', '<svg><g></svg>', '</svg> closes what is not open'],
    ['a root left open', '<svg><g></g>', '<svg> never closes'],
    ['a raw ampersand', '<svg><text>A&B</text></svg>', 'cannot be read from "&B</text></svg>"'],
    ['a raw bracket', '<svg><text>A<B</text></svg>', 'cannot be read from "<B</text></svg>"'],
    ['an attribute without quotes', '<svg x=1></svg>', 'cannot be read from "<svg x=1></svg>"'],
    ['an attribute given twice', '<svg x="1" x="2"></svg>', 'x stands twice on <svg>'],
    ['a script', '<svg><script></script></svg>', '<script> is no element of our drawings'],
    ['an inline style', '<svg style="x"></svg>', 'style has no place on <svg>'],
    ['an event handler', '<svg onload="x"></svg>', 'onload has no place on <svg>'],
    ['a reference outside', '<svg><use href="https://a.test"/></svg>', 'href="https://a.test" on <use>'],
    ['a reference to nothing', '<svg><use href="#o"/></svg>', '#o is nowhere'],
    ['an id twice', '<svg><g id="o"/><g id="o"/></svg>', '#o is there twice'],
    ['a number that is none', '<svg><rect x="NaN"/></svg>', 'x="NaN" on <rect>'],
  ])('finds %s', (_what, svg, fault) => {
    expect(faultsOfSvg(svg)).toEqual([fault]);
  });
});
