// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Mark } from '@soccer-legends/contracts';
import { MatchLine } from './MatchLine.tsx';

test.each<[Mark, 'above' | 'below']>([
  ['hit', 'above'],
  ['near', 'above'],
  ['none', 'above'],
  ['hint', 'above'],
  ['miss', 'below'],
])('a "%s" is drawn %s the line', (mark, side) => {
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

test.each<[string, Mark[], string]>([
  ['balls and cards', ['hit', 'miss'], '0 -32 320 80'],
  ['balls only', ['hit', 'near'], '0 -32 320 62'],
  ['cards only', ['miss', 'miss'], '0 -12 320 60'],
])('the picture has no empty space for a round of %s', (_case, marks, box) => {
  render(<MatchLine marks={marks} label="round" />);
  expect(screen.getByRole('img').getAttribute('viewBox')).toBe(box);
});
