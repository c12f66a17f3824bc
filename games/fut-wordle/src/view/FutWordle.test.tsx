// @vitest-environment happy-dom
import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { builtinAnswers } from '../answers/builtin.ts';
import { futWordle } from '../rules/fut-wordle.ts';
import type { WordleDeal } from '../rules/state.ts';
import { FutWordle } from './FutWordle.tsx';

const henry = builtinAnswers(5).find(({ word }) => word === 'HENRY')!;

test('nothing on the page names the answer before the end', () => {
  const { container, type, guess, endTurn } = open();
  type('KEANE');
  guess();
  endTurn();
  expect(container.outerHTML.toUpperCase()).not.toContain('HENRY');
});

test('the Guess button is enabled by the last letter, and further letters are ignored', () => {
  const { input, type } = open();
  type('henr');
  expect(screen.getByRole('button', { name: 'guess.submit' })).toHaveProperty('disabled', true);
  type('henrys');
  expect(input).toHaveProperty('value', 'HENRY');
  expect(screen.getByRole('button', { name: 'guess.submit' })).toHaveProperty('disabled', false);
});

test('the caret stays where letters are typed in the middle of the word', () => {
  const { input, type } = open();
  type('abcd');
  const field = input as HTMLInputElement;
  for (const [typed, caret, folded] of [
    ['AxD', 2, 'AXD'],
    ['AXyD', 3, 'AXYD'],
  ] as const) {
    fireEvent.input(field, { target: { value: typed, selectionStart: caret, selectionEnd: caret } });
    expect([field.value, field.selectionStart]).toEqual([folded, caret]);
  }
});

test('Enter on a short word explains the rejection in a toast and marks the field', () => {
  const { input, type, toasts } = open();
  type('HEN');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(toasts).toMatchObject([{ title: 'invalid.title', description: 'invalid.text 5' }]);
  expect(screen.queryByText('invalid.text 5')).toBeNull();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  type('HENR');
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test('a guess is announced once, the marks are labeled, and the focus returns to the input', () => {
  const { input, type, guess, endTurn, announced, sounds } = open();
  type('RHINE');
  guess();
  endTurn();
  expect(announced).toHaveLength(1);
  expect(sounds).toEqual(['pick']);
  screen.getByRole('gridcell', { name: 'board.cell 1 1 R, marks.present' });
  screen.getByRole('gridcell', { name: 'board.cell 1 3 I, marks.absent' });
  screen.getByRole('button', { name: 'R, marks.present' });
  expect(document.activeElement).toBe(input);
});

test('letters typed while the row reveals are kept for the next row', () => {
  const { input, type, guess, endTurn } = open();
  type('KEANE');
  guess();
  type('HENRY');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input).toHaveProperty('value', 'HENRY');
  endTurn();
  screen.getByRole('gridcell', { name: 'board.cell 2 5 Y' });
});

test('a length other than the chosen one is explained until the first guess', () => {
  const { type, guess, endTurn, announced } = open({ chosen: 4 });
  screen.getByText('otherLength 4 5');
  expect(announced).toEqual(['otherLength 4 5']);
  type('KEANE');
  guess();
  endTurn();
  expect(screen.queryByText('otherLength 4 5')).toBeNull();
});

test('a repeated word is pointed out before it costs an attempt', () => {
  const { type, guess, endTurn } = open();
  type('KEANE');
  guess();
  endTurn();
  type('KEANE');
  screen.getByText('alreadyTried');
});

test('the correct name is congratulated after its row is revealed', () => {
  const { type, guess, endTurn, toasts, sounds } = open();
  type('HENRY');
  guess();
  expect(toasts).toEqual([]);
  endTurn();
  const description = 'verdict.won.text HENRY – Thierry Henry 1';
  expect(toasts).toMatchObject([{ title: 'verdict.won.title', description, tone: 'success' }]);
  expect(sounds.at(-1)).toBe('goal');
  expect(screen.queryByText(description)).toBeNull();
});

test('giving up asks first, then shows the answer', () => {
  const { toasts } = open();
  fireEvent.click(screen.getByText('giveUp.button'));
  expect(toasts).toEqual([]);
  fireEvent.click(screen.getByText('giveUp.confirm'));
  expect(toasts).toMatchObject([{ title: 'verdict.gaveUp.title' }]);
});

test('the hint shows the team and stays', () => {
  const { announced } = open();
  const button = screen.getByText('hint.show');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(announced).toEqual(['hint.text Arsenal']);
  screen.getByText('hint.text Arsenal');
});

test('the on-screen keys enter and delete letters', () => {
  const { input } = open();
  for (const key of ['H', 'E', 'N']) fireEvent.click(screen.getByRole('button', { name: key }));
  fireEvent.click(screen.getByRole('button', { name: 'keyboard.erase' }));
  expect(input).toHaveProperty('value', 'HE');
});

test('a letter pressed elsewhere in the game goes to the input', () => {
  const { input } = open();
  const cell = screen.getByRole('gridcell', { name: 'board.emptyCell 1 1' });
  cell.focus();
  fireEvent.keyDown(cell, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('gridcell', { name: 'board.emptyCell 2 1' }));
  fireEvent.keyDown(document.activeElement!, { key: 'k' });
  expect(document.activeElement).toBe(input);
});

test.each([
  ['ArrowRight', '1 1', '1 2'],
  ['ArrowRight', '1 5', '1 5'],
  ['ArrowLeft', '2 1', '2 1'],
  ['ArrowLeft', '2 2', '2 1'],
  ['ArrowUp', '1 3', '1 3'],
  ['ArrowDown', '6 3', '6 3'],
])('%s moves the focus on the board from %s to %s', (key, from, to) => {
  open();
  const cell = (place: string) => screen.getByRole('gridcell', { name: `board.emptyCell ${place}` });
  const [row = 1, column = 1] = from.split(' ').map(Number);
  cell('1 1').focus();
  for (let step = 1; step < row; step++) fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  for (let step = 1; step < column; step++) fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell(from));
  fireEvent.keyDown(document.activeElement!, { key });
  expect(document.activeElement).toBe(cell(to));
});

/** Opens a game for HENRY on a page whose texts are their keys and values. */
function open(deal: Partial<WordleDeal> = {}) {
  const round = openRound({ game: { rules: futWordle, View: FutWordle }, deal: { answer: henry, ...deal } });
  const input = screen.getByRole('textbox');
  return {
    ...round,
    input,
    type: (value: string) => fireEvent.change(input, { target: { value } }),
    guess: () => fireEvent.click(screen.getByRole('button', { name: 'guess.submit' })),
    endTurn: () => act(() => round.pass(1200)),
  };
}
