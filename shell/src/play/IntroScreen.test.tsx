// @vitest-environment happy-dom
import type { Options } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { PluginTexts } from '../i18n/PluginTexts.tsx';
import { createQueryClient } from '../queries/query-client.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { listing } from '../testing/listing.ts';
import { removeToasts } from '../testing/remove-toasts.ts';
import { IntroScreen } from './IntroScreen.tsx';
import type { GameVisit } from './visit.ts';

beforeEach(removeToasts);

const game = {
  intro: {
    howToPlay: ['rule', { key: 'points', values: { points: 10 } }],
    facts: ({ timer }: { timer: string }) => ({ pairs: timer === 'none' ? 20 : 5, lives: 3 }),
    options: [
      {
        name: 'timer',
        label: 'timer',
        choices: ['none', '30'].map((value) => ({ value, label: value })),
        initial: '30',
      },
    ],
  },
} as unknown as AnyGame;

test('the numbers of a round follow the chosen option', () => {
  open({});
  const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts()).toEqual(['5 pairs', '3 lives', 'rule', 'A goal scores 10 points.']);
  fireEvent.click(screen.getByRole('radio', { name: 'none' }));
  expect(facts()).toEqual(['20 pairs', '3 lives', 'rule', 'A goal scores 10 points.']);
});

test('after a failed start, the main button repeats it with the chosen option', () => {
  const { retried } = open({ problem: 'No answer.' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again', 'Exit']);
  fireEvent.click(screen.getByRole('radio', { name: 'none' }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toEqual([{ timer: 'none' }]);
});

test('after a failed start, a saved round can still be resumed', () => {
  open({ problem: 'No answer.', canResume: true });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Try again',
    'Resume your game',
    'Exit',
  ]);
});

test.each([
  ['the heading had the focus', true],
  ['the page has just loaded', false],
])('when %s, the button to try again gets the focus: %s', (_when, isFocused) => {
  const heading = document.body.appendChild(document.createElement('h1'));
  onTestFinished(() => heading.remove());
  heading.tabIndex = -1;
  if (isFocused) heading.focus();
  open({ problem: 'No answer.' });
  expect(document.activeElement === screen.getByRole('button', { name: 'Try again' })).toBe(isFocused);
});

test('shows the reason of a failed start after its toast, and announces it once', () => {
  const toast = toastStore.add({ title: 'Error', description: 'No answer.', tone: 'destructive' });
  open({ problem: 'No answer.' });
  expect(screen.getByText('No answer.').style.visibility).toBe('hidden');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start', 'Exit']);
  act(() => toastStore.dismiss(toast));
  expect(screen.getByText('No answer.').style.visibility).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  toastStore.remove(toast);
});

test('announces a reason that no toast gives', () => {
  open({ problem: 'No answer.' });
  expect(screen.getByRole('alert').textContent).toBe('No answer.');
});

test.each([
  ['names an option that differs from free rounds', 'none', ['timer · none']],
  ['offers no choice', '30', []],
])('the intro of a fixture %s', (_what, timer, named) => {
  open({ options: { timer } }, {});
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.queryAllByText(/^timer ·/).map(({ textContent }) => textContent)).toEqual(named);
});

function open(phase: { problem?: string; canResume?: boolean; options?: Options }, shared?: object) {
  const retried: Options[] = [];
  const visit = { game, shared, listing: listing('cups'), retry: (options: Options) => retried.push(options) };
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <PluginTexts namespace="game:cups" texts={{ points: 'A goal scores {points} points.' }}>
        <IntroScreen
          visit={visit as unknown as GameVisit}
          phase={{ phase: 'intro', options: { timer: '30' }, canResume: false, ...phase }}
        />
      </PluginTexts>
    </AppProviders>,
  );
  return { retried };
}
