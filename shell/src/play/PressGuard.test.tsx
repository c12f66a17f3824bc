// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PressGuard } from './PressGuard.tsx';

/** Renders a screen with a new guard and one button that counts its presses. */
function openScreen() {
  let presses = 0;
  const { container } = render(
    <>
      <PressGuard />
      <button onClick={() => (presses += 1)}>Answer</button>
    </>,
  );
  const answer = screen.getByRole('button');
  const cover = container.querySelector('[data-press-guard]')!;
  return {
    cover,
    /** @param detail number of clicks in quick succession; 0 for the keyboard */
    click: (detail: number, target: Element = answer) => fireEvent.click(target, { detail }),
    presses: () => presses,
  };
}

test.each<[string, number[], number]>([
  ['counts a single click', [1], 1],
  ['counts both clicks of a double click that begins on the screen', [1, 2], 2],
  ['drops the second click of a double click that began on the screen before', [2], 0],
  ['drops all later clicks of such a series', [2, 3, 4], 0],
  ['counts a new click after a dropped one', [2, 1], 1],
  ['counts a press by keyboard', [0], 1],
])('%s', (_, details, counted) => {
  const { click, presses } = openScreen();
  for (const detail of details) click(detail);
  expect(presses()).toBe(counted);
});

test('a click on the cover does not end the protection', () => {
  const { click, cover, presses } = openScreen();
  click(1, cover);
  click(2);
  expect(presses()).toBe(0);
});

test('only the second press of such a double click is kept from selecting text', () => {
  const { click } = openScreen();
  const press = (detail: number) => fireEvent.mouseDown(screen.getByRole('button'), { detail });
  expect([press(2), press(1)]).toEqual([false, true]);
  click(1);
  expect(press(2)).toBe(true);
});

test('a press on the cover keeps the focus and the selection', () => {
  const { cover } = openScreen();
  expect(fireEvent.mouseDown(cover)).toBe(false);
});

test('the guard has no style attribute, which the content security policy forbids in the markup of the server', () => {
  const { container } = render(<PressGuard isLong />);
  expect(container.querySelector('[data-press-guard]')!.hasAttribute('style')).toBe(false);
});
