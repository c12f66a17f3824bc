// @vitest-environment happy-dom
import type { Crest } from '@soccer-legends/game-sdk/data';
import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FALLBACK_LOGOS } from '../deal.ts';
import texts from '../locales/en.json';
import { logoGame } from '../rules/logo-game.ts';
import type { LogoDeal } from '../rules/state.ts';
import { LogoGame } from './LogoGame.tsx';

const crest: Crest = { shape: 'round', field: 'plain', colors: ['red', 'red'], charge: 'star', chargeColor: 'gold' };

test('only the buttons name the club before the answer', async () => {
  const { container, rightName } = await open();
  const page = container.cloneNode(true) as HTMLElement;
  page.querySelector('[role=group]')?.remove();
  expect(page.outerHTML).not.toContain(rightName());
  screen.getByRole('img', { name: 'picture.blurred 1 10' });
});

test('the description of a crest is announced and labels its blurred picture', async () => {
  const logos = FALLBACK_LOGOS.map((logo) => ({ ...logo, crest }));
  const { announced } = await open({ logos, texts });
  screen.getByRole('img', { name: 'Blurred crest 1 of 10: round shield, plain red, gold star' });
  expect(announced).toEqual(['Question 1. round shield, plain red, gold star']);
});

test('a wrong answer’s announcement names the right club once', async () => {
  const logos = FALLBACK_LOGOS.map((logo) => ({ ...logo, crest }));
  const { announced, sounds, options, rightName } = await open({ logos, texts });
  fireEvent.click(screen.getByText(options().find((name) => name !== rightName())!));
  expect(announced.at(-1)).toBe(`Wrong! It was ${rightName()}. ui.lives 2 3`);
  expect(sounds).toEqual(['wrong']);
});

test('a number or letter key answers, the verdict is announced once, and the sharp picture is labeled with the name', async () => {
  const { options, rightName, announced, sounds } = await open();
  fireEvent.keyDown(screen.getByRole('group'), { key: String(options().indexOf(rightName()) + 1) });
  expect(announced.slice(-1)).toEqual(['verdict.right']);
  expect(sounds).toEqual(['right']);
  screen.getByText('verdict.right');
  screen.getByRole('img', { name: rightName() });
});

test('a wrong answer shows the correct club, and a second answer is rejected', async () => {
  const { options, rightName, announced, session } = await open();
  const wrong = options().filter((name) => name !== rightName());
  fireEvent.click(screen.getByText(wrong[0]!));
  fireEvent.click(screen.getByText(wrong[1]!));
  expect(announced.slice(-1)).toEqual([`verdict.wrong ${rightName()}. ui.lives 2 3`]);
  expect(session.snapshot().state.history).toHaveLength(1);
});

test('clubs have their names in the language of the page, and the answer is judged by the English one', async () => {
  const { rightName, announced } = await open({ clubName: (name) => `FC ${name}` });
  fireEvent.click(screen.getByText(`FC ${rightName()}`));
  expect(announced.slice(-1)).toEqual(['verdict.right']);
  screen.getByRole('img', { name: `FC ${rightName()}` });
});

test('a timeout shows the correct club', async () => {
  const { pass, rightName, announced } = await open();
  await pass(5000);
  expect(announced.slice(-1)).toEqual([`verdict.late ${rightName()}. ui.lives 2 3`]);
});

test('five correct answers in a row show a toast for three seconds', async () => {
  const { pass, rightName, toasts } = await open();
  for (let question = 1; question <= 5; question++) {
    expect(toasts).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: new RegExp(rightName()) }));
    if (question < 5) await pass(1500);
  }
  expect(toasts).toMatchObject([{ title: 'bonus.title', duration: 3000 }]);
  expect(screen.queryByText(/bonus\.text/)).toBeNull();
});

test('a broken picture shows the placeholder and announces a replacement', async () => {
  const { session } = await open({ picture: 'broken' });
  // A picture of the site is requested three times.
  await vi.waitFor(() => expect(session.snapshot().state.stage).toBe('unavailable'), { timeout: 5000 });
  screen.getByText('picture.unavailable');
  screen.getByText('picture.another');
});

test('after two broken pictures, the round waits for the player or for the connection', async () => {
  // A picture fails at once on a device that is offline.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { session, announced, pass } = await open({ picture: 'broken' });
  const stage = () => session.snapshot().state.stage;
  await vi.waitFor(() => expect(stage()).toBe('unavailable'));
  await pass(1500);
  await vi.waitFor(() => expect(stage()).toBe('waiting'));
  screen.getByText('picture.waiting');
  expect(announced).toEqual(['picture.another', 'picture.waiting']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'picture.retry' }));
  fireEvent.click(document.activeElement!);
  await vi.waitFor(() => expect([stage(), announced.length]).toEqual(['waiting', 3]));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(stage()).toBe('asking'));
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

/** Opens a game with five clubs at its first question. By default, texts are shown as their keys. */
async function open({
  picture = 'good',
  logos = FALLBACK_LOGOS,
  ...language
}: {
  picture?: 'good' | 'broken';
  logos?: LogoDeal['logos'];
  texts?: typeof texts;
  clubName?: (name: string) => string;
} = {}) {
  // The test page loads no pictures.
  HTMLImageElement.prototype.decode = () =>
    picture === 'good' ? Promise.resolve() : Promise.reject(new Error('EncodingError'));
  const round = openRound({ game: { rules: logoGame, View: LogoGame }, deal: { logos }, ...language });
  const pass = (ms: number) => act(async () => round.pass(ms));
  await pass(200);
  const state = () => round.session.snapshot().state;
  return {
    ...round,
    pass,
    options: () => state().question.options,
    rightName: () => state().logos[state().question.logo]!.name,
  };
}
