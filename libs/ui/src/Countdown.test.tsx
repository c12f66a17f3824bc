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
  motion: false,
};

function open(left: number, { timeScale = 1, pulsing = false } = {}): HTMLElement {
  render(
    <PlatformContext value={platform}>
      <TimersContext value={{ msLeft: () => left, paused: true, timeScale }}>
        <Countdown timer="question" of={5000} amberAt={3} redAt={2} pulsing={pulsing} />
      </TimersContext>
    </PlatformContext>,
  );
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
