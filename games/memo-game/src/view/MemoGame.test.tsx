// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MemoCard } from '../rules/state.ts';
import { openPage } from '../testing/page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  showWidth(1024);
});

test('30 and 10 seconds before the end the time is announced', () => {
  vi.useFakeTimers();
  const { announced, pass } = openPage({ limitMs: 60_000 });
  for (let second = 1; second < 60; second++) {
    pass(1000);
    act(() => void vi.advanceTimersByTime(1000));
  }
  expect(announced).toEqual(['ui.secondsLeft 30', 'ui.secondsLeft 10']);
});

test('a closed card has no picture, description or name in the document', () => {
  const { container, pass, cardOf } = openPage();
  pass(1500);
  expect(container.querySelectorAll('img, [alt], [src]')).toHaveLength(0);
  expect(container.outerHTML).not.toContain('Qvist');
  fireEvent.click(cardOf('photo', 1));
  expect(container.querySelectorAll('img')).toHaveLength(1);
  // The photo is open, but the name is still hidden.
  expect(container.outerHTML).not.toContain('Qvist');
  fireEvent.click(cardOf('name', 2));
  pass(1000);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  // The verdict may repeat a name, but no card does.
  expect(screen.getByRole('grid').outerHTML).not.toContain('Qvist');
});

test('cards are labeled by place, face and found pair', () => {
  const { pass, cards, cardOf } = openPage();
  pass(1500);
  expect(cards().map((card) => card.getAttribute('aria-label'))[6]).toBe('Card 7 of 16, row 2 column 3, face down');
  fireEvent.click(cardOf('name', 1));
  expect(cardOf('name', 1).getAttribute('aria-label')).toMatch(/^Card \d+ of 16, row \d column \d: Alatko Qvista0$/);
  fireEvent.click(cardOf('photo', 1));
  const sticker = ': Sticker, Country 0, ui.positionInSentence.Midfielder, ui.kit Club 0';
  expect(cardOf('photo', 1).getAttribute('aria-label')).toContain(sticker);
  pass(1000);
  expect(cardOf('photo', 1).getAttribute('aria-label')).toContain(`${sticker}, pair found`);
});

test('each turned card and each verdict is announced once; the verdict stays until the next card', () => {
  const { pass, cardOf, announced, sounds, cards } = openPage();
  pass(1500);
  fireEvent.click(cardOf('name', 1));
  fireEvent.click(cardOf('name', 2));
  const [one, two] = [cardOf('name', 1), cardOf('name', 2)].map((card) => cards().indexOf(card) + 1);
  pass(1000);
  expect(announced).toEqual([`Card ${one}: Alatko Qvista0.`, `Card ${two}: Blatko Qvistb1.`, 'No match: two names.']);
  screen.getByText('No match: two names.');
  fireEvent.click(cardOf('name', 3));
  expect(screen.queryByText('No match: two names.')).toBeNull();
  fireEvent.click(cardOf('photo', 3));
  pass(1000);
  expect(announced.at(-1)).toBe('Match. 1 of 8.');
  expect(sounds).toEqual(['pick', 'pick', 'pick', 'pick', 'right']);
  screen.getByText('Match. 1 of 8.');
  screen.getByText('Moves 2');
  screen.getByText('Pairs 1/8');
  expect(document.body.textContent).toContain('ui.score 10');
});

test.each<[string, [MemoCard['type'], number], [MemoCard['type'], number], string]>([
  ['two photos', ['photo', 1], ['photo', 2], 'No match: two photos.'],
  ['two names', ['name', 1], ['name', 2], 'No match: two names.'],
  ['a name and the photo of another', ['name', 2], ['photo', 1], 'No match. Blatko Qvistb1: Country 1.'],
  ['a photo and the name of another', ['photo', 1], ['name', 2], 'No match. Blatko Qvistb1: Country 1.'],
])('%s are no match, and the message says why', (_what, one, other, message) => {
  const { pass, cardOf } = openPage();
  pass(1500);
  fireEvent.click(cardOf(...one));
  fireEvent.click(cardOf(...other));
  expect(screen.queryByText(message)).toBeNull();
  pass(1000);
  screen.getByText(message);
});

test('a third card, a double click and a found card have no effect', () => {
  const { pass, cardOf, announced, session } = openPage();
  pass(1500);
  fireEvent.click(cardOf('photo', 1));
  fireEvent.click(cardOf('photo', 1));
  expect(session.snapshot().state).toMatchObject({ moves: 0, phase: 'playing' });
  fireEvent.click(cardOf('name', 1));
  fireEvent.click(cardOf('name', 2));
  expect(announced).toHaveLength(2);
  pass(1000);
  fireEvent.click(cardOf('name', 1));
  expect(session.snapshot().state.open).toEqual([]);
  expect(announced).toHaveLength(3);
});

test('arrow keys move through the visible rows, there is one tab stop, and a turned card keeps the focus', () => {
  const { pass, cards } = openPage();
  pass(1500);
  expect(document.activeElement).toBe(cards()[0]);
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowDown', 5],
    ['End', 7],
    ['ArrowRight', 7],
    ['Home', 4],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement).toBe(cards()[place]);
  }
  expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cards()[4]]);
  fireEvent.click(cards()[4]!);
  expect(document.activeElement).toBe(cards()[4]);
});

test.each([
  [1024, 4, 4],
  [740, 4, 4],
  [340, 4, 4],
  [339, 3, 6],
  [260, 3, 6],
  [259, 2, 8],
  [200, 2, 8],
])('a window of %i px has %i columns in %i rows, visually and for screen readers', (width, columns, rows) => {
  showWidth(width, width === 740 ? 360 : 768);
  openPage();
  const grid = screen.getByRole('grid');
  expect(grid.getAttribute('aria-colcount')).toBe(`${columns}`);
  expect(grid.getAttribute('aria-rowcount')).toBe(`${rows}`);
  expect(screen.getAllByRole('row')).toHaveLength(rows);
  expect(grid.style.getPropertyValue('--columns')).toBe(`${columns}`);
  expect(screen.getAllByRole('gridcell')).toHaveLength(16);
});

test('the focus stays on its card when the window gets narrower', () => {
  const { pass, cards } = openPage();
  pass(1500);
  act(() => cards()[7]!.focus());
  act(() => showWidth(320));
  expect(screen.getAllByRole('row')).toHaveLength(6);
  expect(document.activeElement).toBe(cards()[7]);
  expect(cards()[7]!.getAttribute('aria-label')).toContain('Card 8 of 16, row 3 column 2');
});

test('the clock starts with the cards and stops when the last pair is open', () => {
  const { pass, cardOf } = openPage({ limitMs: 60_000 });
  screen.getByText('Time 1:00');
  expect(screen.queryByRole('timer')).toBeNull();
  pass(1500);
  expect(screen.getByRole('timer').textContent).toBe('Time 1:00');
  for (let playerId = 1; playerId <= 7; playerId++) {
    fireEvent.click(cardOf('photo', playerId));
    fireEvent.click(cardOf('name', playerId));
    pass(1000);
  }
  screen.getByText('Time 0:53');
  fireEvent.click(cardOf('photo', 8));
  pass(400);
  fireEvent.click(cardOf('name', 8));
  pass(900);
  screen.getByText('Time 0:53');
});

test.each([
  ['no limit was chosen', { limitMs: null }],
  ['the player plays without limits', { limitMs: 60_000, timeScale: null }],
])('if %s, a text replaces the time', (_what, options) => {
  const { pass } = openPage(options);
  pass(1500);
  screen.getByText('ui.noLimit');
});

function showWidth(width: number, height = 768): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
  happyDOM.setViewport({ width, height });
}
