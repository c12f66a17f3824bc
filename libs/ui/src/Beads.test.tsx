// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Beads } from './Beads.tsx';

/** Returns the beads from left to right, with their distances in bead widths: `won` or `won 2.2`. */
function wire(): string {
  const beads = [...screen.getByRole('img').querySelectorAll('g')].map((bead) => ({
    kind: bead.getAttribute('data-bead')!,
    at: Number(/translate\(([\d.]+)/.exec(bead.getAttribute('transform')!)![1]),
  }));
  return beads
    .map(({ kind, at }, index) => `${index > 0 && at - beads[index - 1]!.at > 20 ? '| ' : ''}${kind}`)
    .join(' ');
}

test.each([
  [0, 0, 3, 'open open open'],
  [1, 0, 3, 'won | open open'],
  [1, 1, 3, 'won | open | lost'],
  [0, 2, 3, 'open | lost lost'],
  [2, 1, 3, 'won won | lost'],
])(
  '%i won and %i lost of %i: the won beads are on the left, the lost ones on the right',
  (won, lost, total, expected) => {
    render(<Beads won={won} lost={lost} total={total} label="the score" />);
    expect(wire()).toBe(expected);
    expect(screen.getByRole('img', { name: 'the score' }).textContent).toBe(`${won} : ${lost}`);
  },
);
