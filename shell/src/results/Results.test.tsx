// @vitest-environment happy-dom
import type { NamedShare } from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { buttonClass } from '@soccer-legends/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { forgetSessionHint, keepSessionHint } from '../session/session-hint.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { PluginTexts } from '../i18n/PluginTexts.tsx';
import { FirstHeadingContext } from '../page/PageHeading.tsx';
import { createQueryClient } from '../queries/query-client.ts';
import { listing } from '../testing/listing.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
// Loads the lazy part first: on a busy machine, the component's own import takes longer than the tests wait.
import '../corrections/Corrections.lazy.tsx';
import { NamedSharesContext } from './NamedLine.tsx';
import { Results } from './Results.tsx';
import type { PlayedRound } from './TicketTop.tsx';

const won: GameResult = { outcome: 'win', score: 120, roundsWon: 9, roundsTotal: 10 };

afterEach(() => {
  forgetSessionHint();
  vi.unstubAllGlobals();
});

test('focuses the heading, which shows the outcome', () => {
  const { unmount } = open(won);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: en.results.win }));
  unmount();
  open({ ...won, outcome: 'lose' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: en.results.lose }));
});

test('shows rounds, score and, in a game with lives, the lives used', () => {
  const { unmount } = open(won);
  expect(figures()).toEqual({ [en.results.rounds]: '9/10', [en.results.score]: '120' });
  unmount();
  open({ ...won, livesUsed: 1, livesTotal: 3 }, { labels: { rounds: 'pairs' } });
  expect(figures()).toEqual({ Pairs: '9/10', [en.results.score]: '120', [en.results.livesUsed]: '1/3' });
});

test.each([
  ['a new best score', { newBest: true }, en.results.newBest],
  ['a time setting other than the default', { relaxed: true }, en.results.relaxed],
])('shows a remark only for %s', (_what, props, remark) => {
  const { unmount } = open(won);
  expect(screen.queryByText(remark)).toBeNull();
  unmount();
  open(won, props);
  screen.getByText(remark);
});

test('the results say how many visitors named the player of an answer, once enough have answered', () => {
  const history = [1, 2, 3].map((player) => ({
    ...{ correctAnswer: `Player ${player}`, playerAnswer: 'Roma', isCorrect: player === 2 },
    about: { player },
  }));
  const named = [
    { player: 1, share: 0.12 },
    { player: 2, share: 0.88 },
  ];
  open({ ...won, history }, { named });
  expect(screen.getAllByText(/named him/).map(({ textContent }) => textContent)).toEqual([
    'Only 12% named him',
    'Only 12% named him',
    '88% named him',
  ]);
});

test('shows the message of the game from the game’s own texts', () => {
  open({ ...won, message: { key: 'tiers.gold', values: { points: 120 } } });
  expect(screen.getByText('Gold for 120 points')).toBeTruthy();
});

test('shows the reason of a wrong answer in the list of missed answers and in the history', () => {
  const asked = { correctAnswer: 'Klopp', playerAnswer: 'Wenger', isCorrect: false };
  open({ ...won, history: [{ ...asked, reason: { key: 'why', values: { team: 'Liverpool' } } }, asked] });
  expect(screen.getAllByText('Coached Liverpool')).toHaveLength(2);
  expect(screen.getAllByText(en.results.answered.replace('{answer}', 'Wenger'))).toHaveLength(1);
});

test('shows a missed answer that is not a name without the label “Your answer”', () => {
  open({ ...won, history: [{ correctAnswer: 'Klopp', playerAnswer: { key: 'timeOut' }, isCorrect: false }] });
  const [missed, answer] = screen.getAllByText('Time Out');
  expect([missed!.closest('li')?.textContent, answer!.closest('td')?.textContent]).toEqual([
    'KloppTime Out',
    'Time Out',
  ]);
});

test('shows an answer that is not a name as the game’s own text with its values', () => {
  const goals = (points: number) => ({ key: 'tiers.gold', values: { points } });
  open({ ...won, history: [{ correctAnswer: goals(310), playerAnswer: goals(90), isCorrect: false }] });
  expect(screen.getAllByText('Gold for 310 points')).toHaveLength(2);
  expect(screen.getAllByText('Gold for 90 points')).toHaveLength(2);
});

test('gives the missed answers below the first a heading of their own', () => {
  const missed = { correctAnswer: 'Klopp', playerAnswer: 'Wenger', isCorrect: false };
  const { unmount } = open({ ...won, history: [missed, missed] });
  screen.getByRole('heading', { name: en.results.missed });
  unmount();
  open({ ...won, history: [{ ...missed, about: { player: 7 } }, missed] });
  screen.getByRole('heading', { name: en.album.missedOne });
  screen.getByRole('heading', { name: en.results.alsoMissed });
});

test.each([
  ['for practice, with a secondary button', true, 'secondary'],
  ['that counts, with the primary button', false, 'primary'],
] as const)('offers another round %s', (_case, practice, look) => {
  open(won, { practice });
  const button = screen.getByRole('button', { name: /^Play Again/ });
  expect(button.textContent.includes(en.matchday.forPractice)).toBe(practice);
  expect(button.className).toContain(buttonClass(look));
});

test('shows the number of a fixture on its card in the header', () => {
  const { unmount } = open(won);
  screen.getByText('Cup Finals');
  unmount();
  open(won, { fixture: 'Fixture 3' });
  screen.getByText('Cup Finals · Fixture 3');
});

test('gives an administrator links that correct the people and clubs of the round', async () => {
  keepSessionHint(false);
  vi.stubGlobal('fetch', async () => Response.json({ id: 7, name: 'Kaká', career: [] }));
  open({ ...won, history: [{ correctAnswer: 'Brazil', playerAnswer: 'Peru', isCorrect: true, about: { player: 7 } }] });
  const summary = await screen.findByText(en.album.correct);
  fireEvent(Object.assign(summary.closest('details')!, { open: true }), new Event('toggle'));
  expect((await screen.findByRole('link', { name: 'Kaká' })).getAttribute('href')).toBe('/admin#players?person=7');
});

test('offers an administrator no corrections of a round without people and clubs', async () => {
  keepSessionHint(false);
  open({ ...won, history: [{ correctAnswer: '1998', playerAnswer: '1994', isCorrect: false }] });
  // The lazy part is loaded already, so this renders it.
  await act(async () => undefined);
  expect(screen.queryByText(en.album.correct)).toBeNull();
});

test('gives a visitor no links for corrections, and loads nothing for them', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  open({ ...won, named: [7] });
  expect(screen.queryByText(en.album.correct)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

function figures(): Record<string, string | null> {
  const [terms, values] = ['term', 'definition'].map((role) => screen.getAllByRole(role));
  return Object.fromEntries(terms!.map(({ textContent }, index) => [textContent, values![index]!.textContent]));
}

const TEXTS = {
  tiers: { gold: 'Gold for {points} points' },
  why: 'Coached {team}',
  timeOut: 'Time Out',
  pairs: 'Pairs',
};

/** Shows the results of a game that has these texts. */
function open(
  result: GameResult,
  {
    practice = false,
    named = [],
    ...changes
  }: Partial<PlayedRound> & { practice?: boolean; named?: readonly NamedShare[] } = {},
) {
  const played = { name: 'Cup Finals', listing: listing('cups'), labels: {}, relaxed: false, newBest: false };
  return render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <MemoryRouter>
        <FirstHeadingContext value={() => false}>
          <PlatformContext value={TEST_PLATFORM}>
            <PluginTexts namespace="game:cups" texts={TEXTS}>
              <NamedSharesContext value={named}>
                <Results
                  played={{ ...played, fixture: undefined, result, ...changes }}
                  practice={practice}
                  onPlayAgain={() => undefined}
                  onExit={() => undefined}
                />
              </NamedSharesContext>
            </PluginTexts>
          </PlatformContext>
        </FirstHeadingContext>
      </MemoryRouter>
    </AppProviders>,
  );
}
