// @vitest-environment happy-dom
import { GameSession, type GameServices, type ToastRequest } from '@soccer-legends/game-sdk';
import type { Crest } from '@soccer-legends/game-sdk/data';
import { PlatformContext, type Platform } from '@soccer-legends/game-sdk/react';
import { createManualClock } from '@soccer-legends/game-sdk/testing';
import { TestServices } from '@soccer-legends/game-sdk/testing/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FALLBACK_LOGOS } from '../logos/fallback.ts';
import { logoGame } from '../rules/logo-game.ts';
import type { LogoGameDeal, LogoGameMove, LogoGameState } from '../rules/state.ts';
import { LogoGame } from './LogoGame.tsx';

const crest: Crest = { shape: 'round', field: 'plain', colors: ['red', 'red'], charge: 'star', chargeColor: 'gold' };

type Session = GameSession<LogoGameDeal, LogoGameState, LogoGameMove, never>;

afterEach(cleanup);

test('only the buttons name the club before the answer', async () => {
  const { container, rightName } = await open();
  const page = container.cloneNode(true) as HTMLElement;
  page.querySelector('[role=group]')?.remove();
  expect(page.outerHTML).not.toContain(rightName());
  screen.getByRole('img', { name: 'picture.blurred 1 10' });
});

test('the description of a crest is announced and labels its blurred picture', async () => {
  const { announced } = await open({ logos: FALLBACK_LOGOS.map((logo) => ({ ...logo, crest })) });
  screen.getByRole('img', { name: 'picture.described 1 10 crest.sentence round plain red red star gold' });
  expect(announced).toEqual(['announced.question 1 crest.sentence round plain red red star gold']);
});

test('a number or letter key answers, the verdict is announced once, and the sharp picture is labeled with the name', async () => {
  const { options, rightName, announced } = await open();
  fireEvent.keyDown(screen.getByRole('group'), { key: String(options().indexOf(rightName()) + 1) });
  expect(announced.slice(-1)).toEqual(['verdict.right']);
  screen.getByText('verdict.right');
  screen.getByRole('img', { name: rightName() });
});

test('a wrong answer shows the correct club, and a second answer is rejected', async () => {
  const { options, rightName, announced, session } = await open();
  const wrong = options().filter((name) => name !== rightName());
  fireEvent.click(screen.getByText(wrong[0]!));
  fireEvent.click(screen.getByText(wrong[1]!));
  expect(announced.slice(-1)).toEqual([`verdict.wrong ${rightName()}`]);
  expect(session.snapshot().state.history).toHaveLength(1);
});

test('a timeout shows the correct club', async () => {
  const { clock, rightName, announced } = await open();
  act(() => clock.pass(5000));
  expect(announced.slice(-1)).toEqual([`verdict.late ${rightName()}`]);
});

test('five correct answers in a row show a toast for three seconds', async () => {
  const { clock, rightName, toasts } = await open();
  for (let question = 1; question <= 5; question++) {
    expect(toasts).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: new RegExp(rightName()) }));
    if (question < 5) await act(async () => clock.pass(1500));
  }
  expect(toasts).toMatchObject([{ title: 'bonus.title', duration: 3000 }]);
});

test('a broken picture shows the placeholder and announces a replacement', async () => {
  const { session } = await open({ picture: 'broken' });
  // A picture of the site is requested three times.
  await vi.waitFor(() => expect(session.snapshot().state.stage).toBe('unavailable'), { timeout: 5000 });
  screen.getByText('picture.unavailable');
  screen.getByText('picture.another');
});

/** A game with the five clubs, on a page whose texts are their keys, at the first question. */
async function open({
  picture = 'good',
  logos = FALLBACK_LOGOS,
}: { picture?: 'good' | 'broken'; logos?: LogoGameDeal['logos'] } = {}) {
  // The test's page loads no pictures.
  HTMLImageElement.prototype.decode = () =>
    picture === 'good' ? Promise.resolve() : Promise.reject(new Error('EncodingError'));
  const clock = createManualClock();
  const toasts: ToastRequest[] = [];
  const announced: string[] = [];
  const t: Platform['t'] = (key, values) =>
    [key.replace(/^crest\.\w+\./, ''), ...Object.values(values ?? {})].join(' ');
  const announce: Platform['announce'] = (text) => announced.push(text);
  const platform: Platform = { t, language: 'en', announce, motion: false, nationName: unused };
  const services: GameServices = {
    language: 'en',
    http: { get: unused, post: unused },
    storage: { read: () => null, write: () => undefined },
    t,
    toast: (toast) => toasts.push(toast),
    announce,
    log: unused,
  };
  const session: Session = new GameSession({
    rules: logoGame,
    game: { deal: { logos }, seed: 1, moves: [], timers: {}, timeScale: 1 },
    clock,
    perform: unused,
    onError: unused,
  });
  const { container } = render(
    <PlatformContext value={platform}>
      <TestServices value={services}>
        <Played session={session} />
      </TestServices>
    </PlatformContext>,
  );
  await act(async () => clock.pass(200));
  const state = () => session.snapshot().state;
  return {
    clock,
    container,
    announced,
    session,
    toasts,
    options: () => state().question.options,
    rightName: () => state().logos[state().question.logo]!.name,
  };
}

function Played({ session }: { session: Session }) {
  const { state, status } = useSyncExternalStore(session.subscribe, session.snapshot);
  return <LogoGame state={state} play={session.play} locked={status.phase !== 'open'} />;
}

function unused(): never {
  throw new Error('This game does not use it.');
}
