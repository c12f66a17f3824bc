// @vitest-environment happy-dom
import type { Challenge } from '@soccer-legends/contracts';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { siteLedger } from '../ledger/site-ledger.ts';
import { roundEntry } from '../testing/rounds.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { seedRegistry } from '../plugins/registry.ts';
import { PreferencesContext } from '../preferences/preferences.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { listing } from '../testing/listing.ts';
import { TEST_PLATFORM, TEST_PREFERENCES } from '../testing/platform.ts';
import { removeToasts } from '../testing/remove-toasts.ts';
import { toastStore } from '../toasts/toast-store.ts';
// Loads the lazy parts first: on a busy machine, a component's own import takes longer than the tests wait.
import '../replay/friend.lazy.ts';
import './challenge.lazy.tsx';
import { ChallengeButton } from './ChallengeButton.tsx';
import { ChallengePage } from './ChallengePage.tsx';
import { SharedFrame } from '../game-page/SharedFrame.tsx';
import { fragmentOf, readFragment } from './challenge-link.ts';

const GAME = listing('cups');
const TOKEN = 'c7k3m9qx2v4';
const ID = `${TOKEN}/cups`;

fakeIndexedDb();
afterEach(removeToasts);

/** Stubs `fetch` with one response. */
function answer(status: number, body: object): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function open(content: ReactNode, address = '/cups') {
  const queryClient = createQueryClient();
  seedRegistry(queryClient, [GAME]);
  return render(
    <AppProviders i18n={createI18n('en', en)} queryClient={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <PreferencesContext value={TEST_PREFERENCES}>
          <PlatformContext value={TEST_PLATFORM}>{content}</PlatformContext>
        </PreferencesContext>
        <Address />
      </MemoryRouter>
    </AppProviders>,
  );
}

describe('the button', () => {
  const button = (): HTMLElement => screen.getByRole('button', { name: /^Challenge/ });

  test('opens a new round for two after a free round', async () => {
    const fetched = answer(200, {
      token: TOKEN,
      expiresAt: '2027-02-21T00:00:00Z',
      seed: 'secret',
    } satisfies Challenge);
    open(<ChallengeButton name="Cups" listing={GAME} token={undefined} />);
    fireEvent.click(button());
    await vi.waitFor(() => screen.getByText(`${GAME.route}?deal=${TOKEN}`));
    expect(fetched).toHaveBeenCalledWith('/api/challenges', expect.objectContaining({ method: 'POST' }));
  });

  test('sends a free round that the server deals again', async () => {
    const fetched = answer(200, {
      token: TOKEN,
      expiresAt: '2027-02-21T00:00:00Z',
      seed: '7',
    } satisfies Challenge);
    const moveTo = async (token: string) => {
      await siteLedger.finish(roundEntry(`${token}/cups`, { won: 2, total: 3 }));
      return true;
    };
    open(<ChallengeButton name="Cups" listing={GAME} token={undefined} repeat={{ start: { seed: '7' }, moveTo }} />);
    expect(button().textContent).toBe('Challenge');
    fireEvent.click(button());
    const message = await screen.findByRole('textbox', { hidden: true });
    expect(message.textContent).toContain(`/c/${TOKEN}/cups#`);
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"seed":"7"}');
    screen.getByText('/cups');
  });

  test('opens a new round for two if the server deals another round than the free one', async () => {
    answer(200, { token: TOKEN, expiresAt: '2027-02-21T00:00:00Z', seed: 'secret' } satisfies Challenge);
    const repeat = { start: { seed: '7' }, moveTo: () => Promise.resolve(false) };
    open(<ChallengeButton name="Cups" listing={GAME} token={undefined} repeat={repeat} />);
    fireEvent.click(button());
    await vi.waitFor(() => screen.getByText(`${GAME.route}?deal=${TOKEN}`));
    expect(toastStore.toasts()[0]?.title).toBe(en.challenge.another);
  });

  test('creates one challenge for a double click', async () => {
    const fetched = answer(200, {
      token: TOKEN,
      expiresAt: '2027-02-21T00:00:00Z',
      seed: 'secret',
    } satisfies Challenge);
    open(<ChallengeButton name="Cups" listing={GAME} token={undefined} />);
    fireEvent.click(button());
    fireEvent.click(button());
    await vi.waitFor(() => screen.getByText(`${GAME.route}?deal=${TOKEN}`));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('says that there are too many challenges', async () => {
    answer(429, { code: 'rateLimited', message: '', requestId: '' });
    open(<ChallengeButton name="Cups" listing={GAME} token={undefined} />);
    fireEvent.click(button());
    await vi.waitFor(() => expect(toastStore.toasts()[0]?.title).toBe(en.challenge.limited));
    screen.getByText('/cups');
  });

  test('is absent for a game whose rounds differ between players', () => {
    open(<ChallengeButton name="Cups" listing={{ ...GAME, matchday: false }} token={undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('sends the result of a finished round in the fragment, and no marks in the message', async () => {
    const own = roundEntry(ID, { won: 2, total: 3, marks: 'hmh', at: 7 });
    await siteLedger.finish(own);
    open(<ChallengeButton name="Cups" listing={GAME} token={TOKEN} />);
    fireEvent.click(button());
    const message = await screen.findByRole('textbox', { hidden: true });
    const [text, link] = message.textContent.split('\n');
    expect(text).toBe('Soccer Legends · Cups 2/3. Beat it.');
    const { pathname, search, hash } = new URL(link!);
    expect([pathname, search]).toEqual([`/c/${TOKEN}/cups`, '']);
    expect(readFragment(hash)).toMatchObject({ won: 2, total: 3, marks: ['hit', 'miss', 'hit'] });
  });

  test.each([
    ['every question right', { won: 3, total: 3 }, '3/3. Match it.'],
    ['a word found in the first try', { won: 1, total: 1, card: '1-6.hhhhh' }, '1/6. Match it.'],
    ['a word found in a later try', { won: 1, total: 1, card: '2-6.noooo.hhhhh' }, '2/6. Beat it.'],
    ['a word that was not found', { won: 0, total: 1, card: 'x-6.noooo' }, 'X/6. Beat it.'],
  ])('sends a short message about %s', async (_result, round, sentence) => {
    await siteLedger.finish(roundEntry(ID, round));
    open(<ChallengeButton name="Cups" listing={GAME} token={TOKEN} />);
    fireEvent.click(button());
    const message = await screen.findByRole('textbox', { hidden: true });
    expect(message.textContent).toContain(`Soccer Legends · Cups ${sentence}\n`);
  });

  test('opens as soon as the result is stored', async () => {
    const read = vi.spyOn(siteLedger, 'round');
    open(<ChallengeButton name="Cups" listing={GAME} token={TOKEN} />);
    fireEvent.click(button());
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    await act(() => read.mock.results[0]!.value as Promise<unknown>);
    await act(() => siteLedger.finish(roundEntry(ID, { won: 2, total: 3 })));
    const message = await screen.findByRole('textbox', { hidden: true });
    expect(message.textContent).toMatch(/^Soccer Legends · Cups 2\/3\./);
  });
});

describe('the page', () => {
  const loaded = { listing: GAME, texts: {}, game: { manifest: { version: '1.0.0' } } } as unknown as LoadedGame;
  const page = <SharedFrame name="Cups" loaded={loaded} token={TOKEN} />;
  const friend = fragmentOf(roundEntry(ID, { at: 1, won: 1, total: 3, marks: 'hmm' }));

  test('compares a finished round with the result in the link', async () => {
    answer(200, { token: TOKEN, expiresAt: '2027-02-21T00:00:00Z', seed: 'secret' } satisfies Challenge);
    await siteLedger.finish(roundEntry(ID, { won: 2, total: 3, marks: 'hmh', at: 7 }));
    open(page, `/cups?deal=${TOKEN}${friend}`);
    await screen.findByRole('heading', { level: 1, name: en.results.win });
    await screen.findByRole('heading', { name: en.challenge.ahead });
    screen.getByRole('button', { name: en.challenge.back });
  });

  test('says that a challenge has ended, and hides the result in the link', async () => {
    answer(404, { code: 'deal.unknown', message: '', requestId: '' });
    open(page, `/cups?deal=${TOKEN}${friend}`);
    await screen.findByRole('heading', { name: en.challenge.over });
    screen.getByText(/^Links work for 90 days/);
    screen.getByRole('button', { name: `${en.challenge.anotherRound} ${en.challenge.sendBack}` });
    expect(screen.queryByText(en.challenge.unchecked)).toBeNull();
  });
});

describe('the link', () => {
  test.each([TOKEN, 'd147'])('with the token %s opens the game with the friend’s result', (token) => {
    const friend = fragmentOf(roundEntry(`${token}/cups`));
    open(
      <Routes>
        <Route path="/c/*" element={<ChallengePage subject={{ kind: 'challenge', token, game: 'cups' }} />} />
        <Route path="/cups" element={null} />
      </Routes>,
      `/c/${token}/cups${friend}`,
    );
    screen.getByText(`/cups?deal=${token}${friend}`);
  });

  test('to a game that the site does not have shows the page for unknown addresses', () => {
    open(<ChallengePage subject={{ kind: 'challenge', token: TOKEN, game: 'other' }} />, `/c/${TOKEN}/other`);
    screen.getByRole('heading', { name: en.notFound.title });
  });
});
