// @vitest-environment happy-dom
import { PlatformContext, TimersContext, type Platform } from '@soccer-legends/game-sdk/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Countdown } from './Countdown.tsx';
import css from './Countdown.play.module.css';

const platform: Platform = {
  t: (key, values) => `${key} ${values?.['seconds'] ?? ''}`,
  language: 'en',
  announce: () => undefined,
  nationName: (_code, fallback) => fallback,
  clubName: (name) => name,
  motion: false,
};

function page(left: number | undefined, { timeScale = 1, pulsing = false } = {}) {
  return (
    <PlatformContext value={platform}>
      <TimersContext value={{ msLeft: () => left, paused: true, timeScale }}>
        <Countdown timer="question" of={5000} amberAt={3} redAt={2} pulsing={pulsing} />
      </TimersContext>
    </PlatformContext>
  );
}

function open(left: number, options = {}): HTMLElement {
  render(page(left, options));
  return screen.getByRole('timer');
}

test.each([
  ['with the default time', 1, 2500, 'scaleX(0.5)'],
  ['with three times the time', 3, 7500, 'scaleX(0.5)'],
  ['with ten times the time, at the start', 10, 50_000, 'scaleX(1)'],
])('%s the length of the bar is the remaining share of the time', (_what, timeScale, left, bar) => {
  const fill = open(left, { timeScale }).firstElementChild?.firstElementChild as HTMLElement;
  expect(fill.style.transform).toBe(bar);
});

test.each([
  [3001, []],
  [3000, ['amber']],
  [2001, ['amber']],
  [2000, ['red', 'pulse']],
  [1, ['red', 'pulse']],
] as const)('with %i ms left the colors are %j', (left, tones) => {
  const { classList } = open(left, { pulsing: true });
  expect((['amber', 'red', 'pulse'] as const).filter((tone) => classList.contains(css[tone]!))).toEqual(tones);
});

test.each([
  ['before the timer starts shows the whole time', [undefined], 'ui.seconds 5', 'scaleX(1)'],
  ['after an answer stays where it stopped', [3500, undefined], 'ui.seconds 4', 'scaleX(0.7)'],
  ['after the last moment shows that no time is left', [90, undefined], 'ui.seconds 0', 'scaleX(0)'],
])('the bar %s, hidden from screen readers', (_when, moments, text, bar) => {
  const { rerender, container } = render(page(moments[0]));
  for (const left of moments.slice(1)) rerender(page(left));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(container.textContent).toBe(text);
  expect(container.querySelector<HTMLElement>('[aria-hidden] [style]')!.style.transform).toBe(bar);
  expect(container.firstElementChild!.classList.contains(css.pulse!)).toBe(false);
});
