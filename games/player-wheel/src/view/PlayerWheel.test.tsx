// @vitest-environment happy-dom
import { fold } from '@soccer-legends/game-sdk';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/page.tsx';
import { players } from '../testing/players.ts';
import css from './GuessForm.module.css';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('no name of the wheel is in the document before its answer', async () => {
  const { container, press, pass } = openPage();
  press('Spin');
  await pass(2000);
  expect(fold(container.outerHTML)).not.toContain('QVIST');
  await pass(3000);
  expect(fold(container.outerHTML)).not.toContain('QVIST');
});

test('the wheel turns until the picked player is under the pointer', async () => {
  const { container, press, pass, pickedPlayer } = openPage();
  press('Spin');
  const turned = angleOf(container);
  const index = players(10).findIndex(({ id }) => id === pickedPlayer()?.id);
  expect((turned + 36 * index) % 360).toBe(0);
  expect(turned).toBeGreaterThan(4 * 360);
  expect(disc(container).style.getPropertyValue('--spin')).toMatch(/^4[89]00ms$/);
  await pass(4900);
  expect(angleOf(container)).toBe(turned % 360);
});

test('with reduced motion the picked player is under the pointer at once for 0.4 s, without Skip', async () => {
  const { container, press, pass, session } = openPage({ motion: false });
  press('Spin');
  const angle = angleOf(container);
  expect(angle).toBeLessThan(360);
  expect(disc(container).style.getPropertyValue('--spin')).toBe('');
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await pass(400);
  expect(session.snapshot().state.phase.kind).toBe('guessing');
  expect(angleOf(container)).toBe(angle);
});

test('every player of the set is on the wheel, and the picked one is enlarged', async () => {
  const { press, pass, pickedPlayer } = openPage();
  const sources = () => screen.getAllByRole('img').map((sticker) => sticker.getAttribute('src'));
  const onWheel = players(10).map(({ photo }) => `${photo}?m=full`);
  expect(sources()).toEqual(onWheel);
  press('Spin');
  await pass(4900);
  expect(sources()).toEqual([...onWheel, `${pickedPlayer()!.photo}?m=full`]);
});

test('neither names nor initials are on a sticker or in its description', () => {
  openPage();
  for (const sticker of screen.getAllByRole('img')) {
    expect(sticker.getAttribute('alt')).toBe(
      'Sticker, Denmark, ui.positionInSentence.Midfielder, ui.kit Brøndby 1988–1992',
    );
    expect(sticker.getAttribute('src')).toMatch(/m=full$/);
  }
});

test('the sticker is described, and the focus moves to the search and back to Spin', async () => {
  const { press, pass, box, type, announced } = openPage();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Spin' }));
  press('Spin');
  await pass(5000);
  expect(announced).toEqual([
    'Spinning.',
    expect.stringMatching(
      /^Picked: Sticker, Denmark, ui\.positionInSentence\.Midfielder, ui\.kit Brøndby 1988–1992\. Who is it\?$/,
    ),
  ]);
  expect(document.activeElement).toBe(box());
  type('nobody');
  press('Submit');
  await pass(0);
  await pass(2000);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Spin' }));
});

test('Skip ends the spin at once', async () => {
  const { press, pass, session } = openPage();
  press('Spin');
  await pass(300);
  press('Skip');
  expect(session.snapshot().state.phase.kind).toBe('guessing');
  await pass(5000);
  expect(session.snapshot().state.phase.kind).toBe('guessing');
});

test('a second click on Spin has no effect', () => {
  const { press, session } = openPage();
  press('Spin');
  const { state } = session.snapshot();
  press('Spin');
  expect(session.snapshot().state).toBe(state);
});

test('a correct answer is announced and shown, and its points are in the status bar', async () => {
  const { press, pass, type, toasts, announced, sounds, pickedPlayer, box } = openPage();
  press('Spin');
  await pass(5000);
  const { name } = pickedPlayer()!;
  type(name.toLowerCase());
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(toasts).toEqual([]);
  expect(announced.at(-1)).toBe(`Correct! 10 points. ${name}.`);
  expect(sounds).toEqual(['pick', 'right']);
  screen.getByText('Correct! 10 points.');
  expect(markBeside('Correct! 10 points.')).toBe(css.right);
  expect(document.body.textContent).toContain('ui.score 10');
  screen.getByText('In a row: 1');
  expect(box()).toHaveProperty('value', '');
});

test('the clues are shown with the question, and a wrong answer shows the player until the next spin and costs a life', async () => {
  const { press, pass, type, announced, sounds, pickedPlayer } = openPage();
  press('Spin');
  await pass(5000);
  screen.getByText('Denmark, ui.positionInSentence.Midfielder, ui.kit Brøndby 1988–1992');
  const wrong = `Wrong! It was ${pickedPlayer()!.name}.`;
  type('nobody');
  press('Submit');
  await pass(0);
  expect(announced.at(-1)).toBe(`! ${wrong} ui.lives 2 3`);
  expect(sounds).toEqual(['pick', 'wrong']);
  screen.getByText('ui.lives 2 3');
  screen.getByText('Players Left: 10');
  expect(markBeside(wrong)).toBe(css.wrong);
  await pass(2000);
  screen.getByText(wrong);
  expect(markBeside(wrong)).toBe(css.wrong);
  screen.getByText('Players Left: 9');
  press('Spin');
  await pass(5000);
  const next = `Wrong! It was ${pickedPlayer()!.name}.`;
  type('nobody');
  press('Submit');
  await pass(0);
  expect(next).not.toBe(wrong);
  screen.getByText(next);
});

test('text that finds no player costs no life, and the question stays', async () => {
  const { press, pass, type, announced, sounds, pickedPlayer } = openPage({ hits: 0 });
  press('Spin');
  await pass(5000);
  const asked = pickedPlayer();
  type('zzz');
  press('Submit');
  await pass(0);
  screen.getByText('No player found for “zzz”. No life lost.');
  expect(announced.at(-1)).toBe('! No player found for “zzz”. No life lost.');
  expect(sounds).toEqual(['pick']);
  screen.getByText('ui.lives 3 3');
  expect(pickedPlayer()).toBe(asked);
});

test('the last four players are listed with their verdicts, the latest first', async () => {
  const { press, pass, type, pickedPlayer } = openPage();
  const asked: string[] = [];
  for (const isRight of [true, false, true, true, true]) {
    press('Spin');
    await pass(5000);
    const { name } = pickedPlayer()!;
    asked.unshift(`${isRight ? 'Right' : 'Wrong'}${name}`);
    type(isRight ? name : 'nobody');
    press('Submit');
    await pass(0);
    await pass(2000);
  }
  const list = screen.getByRole('list', { name: 'Players so far' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(asked.slice(0, 4));
});

test('the third correct answer in a row announces its bonus', async () => {
  const { press, pass, type, pickedPlayer } = openPage();
  for (let turn = 0; turn < 3; turn++) {
    press('Spin');
    await pass(5000);
    type(pickedPlayer()!.name);
    press('Submit');
    await pass(2000);
  }
  screen.getByText('Correct! 30 points with the bonus for 3 in a row.');
  expect(document.body.textContent).toContain('ui.score 50');
});

test('a guess that is too short shows a hint without a cost; the next letter removes it', async () => {
  const { press, pass, type, announced, box } = openPage();
  press('Spin');
  await pass(5000);
  type('zi');
  press('Submit');
  screen.getByText('Type at least 3 letters');
  expect(announced.at(-1)).toBe('! Type at least 3 letters');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  screen.getByText('ui.lives 3 3');
  type('zin');
  expect(screen.queryByText('Type at least 3 letters')).toBeNull();
});

test('a guess before the spin is rejected', () => {
  const { press, type } = openPage();
  type('zlatko');
  press('Submit');
  screen.getByText('Spin the wheel first');
  press('Spin');
  expect(screen.queryByText('Spin the wheel first')).toBeNull();
});

test('a chosen player is judged by id; editing the text clears the choice', async () => {
  const { press, pass, type, pickedPlayer, session } = openPage();
  press('Spin');
  await pass(5000);
  const picked = pickedPlayer()!;
  const other = players(10).find(({ id }) => id !== picked.id)!;
  await choose(other.name);
  // The text is now correct, but the player chosen earlier no longer counts.
  type(picked.name);
  press('Submit');
  expect(session.snapshot().state.answers[0]).toMatchObject({ given: picked.name, isCorrect: true });
  await pass(2000);

  press('Spin');
  await pass(5000);
  const wrong = players(10).find(({ id }) => id !== pickedPlayer()!.id)!;
  await choose(wrong.name);
  press('Submit');
  expect(session.snapshot().state.answers[1]).toMatchObject({ given: wrong.name, isCorrect: false });

  async function choose(name: string) {
    type('zlatko');
    await pass(300);
    fireEvent.click(screen.getByRole('option', { name: new RegExp(`${name}\\b`) }));
  }
});

test('new players are announced and shown when they are on the wheel', async () => {
  const { press, pass, type, announced, pickedPlayer } = openPage({ size: 2, later: players(20, 40) });
  press('Spin');
  await pass(5000);
  type(pickedPlayer()!.name);
  press('Submit');
  await pass(2000);
  await pass(0);
  expect(announced.at(-1)).toBe('New players are on the wheel.');
  screen.getByText('Players Left: 10');
  screen.getByText('Correct! 10 points. New players are on the wheel.');
});

function disc(container: HTMLElement): HTMLElement {
  return container.querySelector<HTMLElement>('[style*="--segment"]')!;
}

/** Returns the wheel's rotation in degrees. */
function angleOf(container: HTMLElement): number {
  return Number.parseFloat(disc(container).style.getPropertyValue('--stop'));
}

/** Returns the class of the icon before a message. */
function markBeside(message: string): string | undefined {
  return screen.getByText(message).previousElementSibling?.className;
}
