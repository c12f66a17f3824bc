// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MatchLine, type LineMark } from './MatchLine.tsx';

afterEach(cleanup);

test.each<[LineMark, 'above' | 'below']>([
  ['hit', 'above'],
  ['near', 'above'],
  ['none', 'above'],
  ['miss', 'below'],
])('a "%s" stands %s the line', (mark, side) => {
  render(<MatchLine marks={[mark]} label="1 of 1" />);
  const line = screen.getByRole('img', { name: '1 of 1' });
  const ball = Number(line.querySelector('circle')?.getAttribute('cy') ?? NaN);
  const card = Number(line.querySelector('rect')?.getAttribute('y') ?? NaN);
  expect(side === 'above' ? ball < 0 && Number.isNaN(card) : card > 0 && Number.isNaN(ball)).toBe(true);
});

test('the marks are spread evenly between the two ends', () => {
  render(<MatchLine marks={['hit', 'miss', 'hit', 'hit']} label="3 of 4" />);
  const places = [...screen.getByRole('img').querySelectorAll('g')].map((mark) =>
    Number(/translate\(([\d.]+)/.exec(mark.getAttribute('transform')!)![1]),
  );
  expect(places).toEqual([50.5, 123.5, 196.5, 269.5]);
});
