// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSingleKeyPresses } from './use-single-key-presses.ts';

let heard = 0;

function Controls() {
  useSingleKeyPresses();
  return (
    <div onKeyDown={() => (heard += 1)}>
      <button>Answer</button>
      <input />
    </div>
  );
}

test.each([
  ['button', 'Enter', true],
  ['button', ' ', true],
  ['button', 'ArrowDown', false],
  ['textbox', 'Enter', true],
  ['textbox', ' ', false],
] as const)('in a %s, a held key "%s" counts once: %s', (role, key, once) => {
  heard = 0;
  render(<Controls />);
  const target = screen.getByRole(role);
  expect(fireEvent.keyDown(target, { key })).toBe(true);
  expect([fireEvent.keyDown(target, { key, repeat: true }), heard]).toEqual(once ? [false, 1] : [true, 2]);
});
