// @vitest-environment happy-dom
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
import { usePlayAgainQuestion } from './use-play-again-question.tsx';
import type { SharedRound } from './visit.ts';

/** Renders a round, presses Play Again and returns the function that starts a new round. */
function pressPlayAgain({ shared, hasBegun }: { shared?: SharedRound; hasBegun: boolean }) {
  const playAgain = vi.fn<() => void>();
  function Board() {
    const question = usePlayAgainQuestion({ shared, playAgain }, () => hasBegun);
    return (
      <>
        <button onClick={question.playAgain}>Play Again</button>
        {question.dialog}
      </>
    );
  }
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <PlatformContext value={TEST_PLATFORM}>
        <Board />
      </PlatformContext>
    </AppProviders>,
  );
  fireEvent.click(screen.getByText('Play Again'));
  return playAgain;
}

test('Play Again starts a new round at once if the visitor has not moved yet', () => {
  const playAgain = pressPlayAgain({ hasBegun: false });
  expect(playAgain).toHaveBeenCalledTimes(1);
});

test.each([
  ['a free round that has begun', undefined, en.round.anewTitle, en.round.anew],
  ['a round that counts once', {} as SharedRound, en.matchday.practiceTitle, en.matchday.practice],
])('Play Again in %s asks first', (_what, shared, title, confirm) => {
  const playAgain = pressPlayAgain({ ...(shared && { shared }), hasBegun: true });
  expect(playAgain).not.toHaveBeenCalled();
  screen.getByText(title);
  fireEvent.click(screen.getByText(confirm));
  expect(playAgain).toHaveBeenCalledTimes(1);
});
