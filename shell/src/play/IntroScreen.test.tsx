// @vitest-environment happy-dom
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { IntroScreen } from './IntroScreen.tsx';

const game = {
  intro: {
    howToPlay: ['rule'],
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
  const ignore = () => undefined;
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <IntroScreen
        description=""
        art={null}
        game={game}
        gameTexts={(key) => key}
        run={{ phase: 'intro', options: { timer: '30' }, canResume: false }}
        shared={false}
        note={undefined}
        onStart={ignore}
        onRetry={ignore}
        onResume={ignore}
        onLeave={ignore}
      />
    </AppProviders>,
  );
  const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts()).toEqual(['5 pairs', '3 lives', 'rule']);
  fireEvent.click(screen.getByRole('radio', { name: 'none' }));
  expect(facts()).toEqual(['20 pairs', '3 lives', 'rule']);
});
