// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeServer, players } from '../fake-server.ts';
import { openPage, pass } from './test-page.tsx';

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
  ])('of round %i', async (round, { photo, position, columns }) => {
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

  test('show the sticker masked', async () => {
    await openPage();
    const photo = screen.getByRole('img', { name: /^Photo/ });
    expect(photo.getAttribute('src')).toBe('/art/player/11.svg?m=career');
  });

  test('contain no name, in any round', async () => {
    const { container, answer } = await openPage();
    for (const round of [1, 2, 3, 4, 5]) {
      expect(container.outerHTML.toUpperCase()).not.toContain('QVIST');
      if (round < 5) await answer(16);
    }
  });

  test('show a dash for unknown numbers and 0 for zero', async () => {
    await openPage();
    const [, ajax] = screen.getAllByRole('rowheader').map(({ parentElement }) => parentElement!);
    const figures = within(ajax!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual(['2004 - 2012', '0', '–unknown']);
    within(ajax!).getByText('Aj');
  });

  test('of a player without a photo, a position and a career', async () => {
    await openPage(new FakeServer([{ ...players()[0]!, photo: null, position: null, career: [] }]));
    screen.getByText('No career information available for this player.');
    expect(screen.queryByText('Position')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    screen.getByText('ui.noImage');
    screen.getByText('6 clues: photo, country, clubs, years, goals, and matches.');
  });
});

describe('the answer', () => {
  test('can be submitted while a player is chosen, and not after the text was edited', async () => {
    const { choose, submit, box } = await openPage();
    expect(submit()).toHaveProperty('disabled', true);
    await choose(12);
    expect(box()).toHaveProperty('value', 'Zlatko Qvistb');
    expect(submit()).toHaveProperty('disabled', false);
    fireEvent.change(box(), { target: { value: 'Zlatko' } });
    expect(submit()).toHaveProperty('disabled', true);
  });

  test('Enter without a choice explains what to do and keeps the focus in the box', async () => {
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

  test('Enter and a click together send one guess', async () => {
    const { choose, submit, box, server } = await openPage();
    await choose(11);
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.click(submit());
    await pass();
    expect(server.calls.filter(({ call }) => call === 'POST /api/game/guess')).toHaveLength(1);
    screen.getByRole('heading', { name: 'Round 2 of 5' });
  });

  test('whose request failed stays chosen and can be sent again', async () => {
    const { choose, submit, box, server } = await openPage();
    server.fail('POST /api/game/guess');
    await choose(11);
    fireEvent.click(submit());
    await pass();
    expect(screen.getByRole('alert').textContent).toBe('Could not send your answer. Try again.');
    expect([box(), submit()]).toMatchObject([{ value: 'Zlatko Qvista' }, { disabled: false }]);
    fireEvent.click(submit());
    await pass();
    screen.getByRole('heading', { name: 'Round 2 of 5' });
  });

  test('whose next round fails to load shows Continue with the focus', async () => {
    const { answer, server } = await openPage();
    server.fail('POST /api/game/next-round');
    await answer(11);
    const again = screen.getByRole('button', { name: 'Continue' });
    expect(document.activeElement).toBe(again);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    fireEvent.click(again);
    await pass();
    screen.getByRole('heading', { name: 'Round 2 of 5' });
    expect(server.calls.filter(({ call }) => call === 'POST /api/game/guess')).toHaveLength(1);
  });
});

describe('a new round', () => {
  test('has an empty search box and the focus on its heading', async () => {
    const { answer, box, submit } = await openPage();
    await answer(11);
    expect(box()).toHaveProperty('value', '');
    expect(submit()).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Round 2 of 5' }));
  });

  test('announces and shows the result of the previous round', async () => {
    const { answer, announced } = await openPage();
    await answer(16);
    await answer(12);
    expect(announced.filter((text) => text.includes('Round'))).toEqual([
      'Round 1. Country: Kingdom of Denmark. 2 clubs.',
      'Wrong. Round 2. Country: Kingdom of Denmark. 2 clubs.',
      'Correct! Round 3. Country: Kingdom of Denmark. 2 clubs.',
    ]);
    screen.getByText('Correct! Round 3.');
  });

  test('has labeled dots, one of them marked as the current step', async () => {
    const { answer } = await openPage();
    await answer(16);
    await answer(12);
    const dots = within(screen.getByRole('list', { name: 'Rounds' })).getAllByRole('listitem');
    expect(dots.map(({ textContent }) => textContent)).toEqual([
      'Round 1 of 5: wrong',
      'Round 2 of 5: correct',
      'Round 3 of 5: being played3',
      'Round 4 of 5: still to come4',
      'Round 5 of 5: still to come5',
    ]);
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  });
});
