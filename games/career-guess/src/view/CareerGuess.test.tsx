// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, pass } from '../testing/page.tsx';
import { FakeServer, players } from '../testing/server.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the clues', () => {
  test.each([
    [1, { photo: true, position: true, columns: ['Club', 'Years', 'Matches', 'Goals'] }],
    [2, { photo: true, position: true, columns: ['Club', 'Years', 'Matches'] }],
    [3, { photo: true, position: true, columns: ['Club', 'Years'] }],
    [4, { photo: true, position: false, columns: ['Club', 'Years'] }],
    [5, { photo: false, position: false, columns: ['Club', 'Years'] }],
  ])('the clues of round %i', async (round, { photo, position, columns }) => {
    const { answer } = await openPage();
    for (let passed = 1; passed < round; passed++) await answer(10 + passed);
    screen.getByRole('heading', { name: `Round ${round} of 5` });
    expect(screen.queryAllByRole('img', { name: 'Photo of the player you are looking for' })).toHaveLength(
      photo ? 1 : 0,
    );
    expect(screen.queryAllByText('Position')).toHaveLength(position ? 1 : 0);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
    screen.getByText('Kingdom of Denmark');
    screen.getByRole('rowheader', { name: /Brøndby/ });
    const clues = [photo, true, position, ...columns].filter(Boolean).length;
    screen.getByText(new RegExp(`^${clues} clues: `));
  });

  test('the clues show the sticker masked', async () => {
    await openPage();
    const photo = screen.getByRole('img', { name: /^Photo/ });
    expect(photo.getAttribute('src')).toBe('/art/player/11.svg?m=career');
  });

  test('the clues contain no name, in any round', async () => {
    const { container, answer } = await openPage();
    for (const round of [1, 2, 3, 4, 5]) {
      expect(container.outerHTML.toUpperCase()).not.toContain('QVIST');
      if (round < 5) await answer(16);
    }
  });

  test('the clues show a dash for unknown numbers and 0 for zero', async () => {
    await openPage();
    const [, ajax] = screen.getAllByRole('rowheader').map(({ parentElement }) => parentElement!);
    const figures = within(ajax!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual(['2004–2012', '0', '–unknown']);
  });

  test.each([
    ['2026-07-22', 'Club (ui.asOf Jul 2026)'],
    ['2026-09', 'Club (ui.asOf Sep 2026)'],
    [null, 'Club'],
  ])('the clues say until when a current club is known: %s', async (currentTeamAsOf, header) => {
    await openPage(new FakeServer([{ ...players()[0]!, currentTeamAsOf }]));
    expect(screen.getAllByRole('columnheader')[0]!.textContent).toBe(header);
  });

  test('the clues of a player without a photo, a position and a career', async () => {
    await openPage(new FakeServer([{ ...players()[0]!, photo: null, position: null, career: [] }]));
    screen.getByText('No career information available for this player.');
    expect(screen.queryByText('Position')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    screen.getByText('ui.noImage');
    screen.getByText('6 clues: photo, country, clubs, years, goals, and matches.');
  });
});

describe('the answer', () => {
  test('the answer can be submitted while a player is chosen, and not after the text was edited', async () => {
    const { choose, submit, box } = await openPage();
    expect(submit()).toHaveProperty('disabled', true);
    await choose(12);
    expect(box()).toHaveProperty('value', 'Zlatko Qvistb');
    expect(submit()).toHaveProperty('disabled', false);
    fireEvent.change(box(), { target: { value: 'Zlatko' } });
    expect(submit()).toHaveProperty('disabled', true);
  });

  test('the answer requires a choice: Enter without one explains what to do and keeps the focus in the box', async () => {
    const { box, server } = await openPage();
    box().focus();
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toBe('Please select a player before confirming your answer.');
    expect(document.activeElement).toBe(box());
    expect(box().getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(box(), { target: { value: 'Z' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.calls.some(({ call }) => call.includes('/guess'))).toBe(false);
  });

  test('the answer is sent once for Enter and a click together', async () => {
    const { choose, submit, box, server, proceed } = await openPage();
    await choose(11);
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.click(submit());
    await pass();
    proceed();
    expect(server.calls.filter(({ call }) => call === 'POST /api/game/guess')).toHaveLength(1);
    screen.getByRole('heading', { name: 'Round 2 of 5' });
  });

  test('the answer stays chosen after a failed request, and can be sent again', async () => {
    const { choose, submit, box, server, proceed } = await openPage();
    server.fail('POST /api/game/guess');
    await choose(11);
    fireEvent.click(submit());
    await pass();
    expect(screen.getByRole('alert').textContent).toBe('Could not send your answer. Try again.');
    expect([box(), submit()]).toMatchObject([{ value: 'Zlatko Qvista' }, { disabled: false }]);
    fireEvent.click(submit());
    await pass();
    proceed();
    screen.getByRole('heading', { name: 'Round 2 of 5' });
  });

  test('the answer shows Continue with the focus when the next round fails to load', async () => {
    const { judge, proceed, server } = await openPage();
    server.fail('POST /api/game/next-round');
    await judge(11);
    const again = screen.getByRole('button', { name: 'Continue' });
    expect(document.activeElement).toBe(again);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    fireEvent.click(again);
    await pass();
    proceed();
    screen.getByRole('heading', { name: 'Round 2 of 5' });
    expect(server.calls.filter(({ call }) => call === 'POST /api/game/guess')).toHaveLength(1);
  });
});

describe('a new round', () => {
  test('a new round has an empty search box and the focus on its heading', async () => {
    const { answer, box, submit } = await openPage();
    await answer(11);
    expect(box()).toHaveProperty('value', '');
    expect(submit()).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Round 2 of 5' }));
  });

  test('a new round begins with an announcement of its clues', async () => {
    const { answer, announced } = await openPage();
    await answer(11);
    expect(announced.filter((text) => text.startsWith('Round'))).toEqual([
      'Round 1. Country: Kingdom of Denmark. 2 clubs.',
      'Round 2. Country: Kingdom of Denmark. 2 clubs.',
    ]);
  });

  test('a new round has labeled dots, one of them marked as the current step', async () => {
    const { answer } = await openPage();
    await answer(16);
    await answer(12);
    const dots = within(screen.getByRole('list', { name: 'Rounds' })).getAllByRole('listitem');
    expect(dots.map(({ textContent }) => textContent)).toEqual([
      'Round 1 of 5: wrong',
      'Round 2 of 5: correct',
      'Round 3 of 5: being played',
      'Round 4 of 5: still to come',
      'Round 5 of 5: still to come',
    ]);
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  });
});

describe('the verdict', () => {
  test('the verdict of a correct answer shows the player and moves the focus to the button for the next round', async () => {
    const { judge, announced, sounds } = await openPage();
    await judge(11);
    expect(announced.at(-1)).toBe('Correct! Zlatko Qvista.');
    expect(sounds).toEqual(['right']);
    screen.getByText('Correct! Zlatko Qvista.');
    expect(stickers()).toEqual(['/art/player/11.svg?m=full']);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next round' }));
    screen.getByRole('heading', { name: 'Round 1 of 5' });
  });

  test('the verdict of a wrong answer shows the player beside the choice, and the reason', async () => {
    const deck = players();
    const chosen = { ...deck[5]!, career: deck[5]!.career.slice(0, 1) };
    const { judge, announced, sounds } = await openPage(new FakeServer([...deck.slice(0, 5), chosen]));
    await judge(16);
    const verdict = 'Wrong! It was Zlatko Qvista. There is no Ajax in Zlatko Qvistf’s career.';
    expect(announced.at(-1)).toBe(`! ${verdict}`);
    expect(sounds).toEqual(['wrong']);
    screen.getByText(verdict);
    expect(stickers()).toEqual(['/art/player/11.svg?m=full', '/art/player/16.svg?m=full']);
  });

  test('the verdict names the country if it distinguishes the players', async () => {
    const deck = players();
    const { judge } = await openPage(
      new FakeServer([...deck.slice(0, 5), { ...deck[5]!, country: 'Sweden', nation: 'SWE' }]),
    );
    await judge(16);
    screen.getByText('Wrong! It was Zlatko Qvista. Zlatko Qvistf: Sweden, not Kingdom of Denmark.');
  });

  test('the verdict leaves the clues in place', async () => {
    const { judge } = await openPage();
    const table = screen.getByRole('table');
    await judge(11);
    expect(screen.getByRole('table')).toBe(table);
  });

  test('the verdict of the last round is also a card, with a button for the results', async () => {
    const { judge, answer, isOver } = await openPage();
    for (const id of [11, 12, 13, 14]) await answer(id);
    await judge(16);
    screen.getByText(/^Wrong! It was Zlatko Qviste\./);
    expect(stickers()).toEqual(['/art/player/15.svg?m=full', '/art/player/16.svg?m=full']);
    const results = screen.getByRole('button', { name: 'Show the results' });
    expect(document.activeElement).toBe(results);
    fireEvent.click(results);
    expect(isOver()).toBe(true);
  });

  test('the verdict of the last round is followed by the results after four seconds', async () => {
    const { judge, answer, isOver, passRound } = await openPage();
    for (const id of [11, 12, 13, 14]) await answer(id);
    await judge(15);
    passRound(3999);
    expect(isOver()).toBe(false);
    passRound(1);
    expect(isOver()).toBe(true);
  });

  /** Without the masked sticker of the clues. */
  function stickers() {
    return [...document.querySelectorAll('img[src^="/art/player"]')]
      .map((sticker) => sticker.getAttribute('src'))
      .filter((source) => !source?.endsWith('m=career'));
  }
});
