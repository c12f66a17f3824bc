// @vitest-environment happy-dom
import { buttonClass } from '@soccer-legends/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { check, filled, RIGHT, SWAPPED } from '../testing/game.ts';
import { openTable } from '../testing/table.tsx';

const first = 'emptyCell NBrazil Milan';
const last = 'emptyCell NFrance Arsenal';

describe('pressing instead of dragging', () => {
  test('places a player selected before the cell, after a confirmation', () => {
    const { session, press, announced } = openTable();
    press('Player 33');
    press(last);
    expect(session.snapshot().state.cells[8]).toBeNull();
    expect(document.activeElement?.textContent).toBe('confirmYes');
    press('confirmYes');
    expect(session.snapshot().state.cells[8]).toBe(33);
    screen.getByRole('button', { name: 'filledCell NFrance Arsenal Player 33' });
    expect(announced).toEqual(['pickedPlayer Player 33', 'placed Player 33 NFrance Arsenal playersLeft 8']);
    screen.getByText('placed Player 33 NFrance Arsenal playersLeft 8');
  });

  test('places a player selected after the cell', () => {
    const { session, press } = openTable();
    press(first);
    expect(screen.getByRole('button', { name: first }).getAttribute('aria-pressed')).toBe('true');
    press('Player 12');
    press('confirmYes');
    expect(session.snapshot().state.cells[0]).toBe(12);
  });

  test('places at once if the setting requires no confirmation', () => {
    const { session, press } = openTable();
    fireEvent.click(screen.getByRole('radio', { name: 'confirmWhen.never' }));
    press('Player 33');
    press(first);
    expect(session.snapshot().state.cells[0]).toBe(33);
  });

  test('a second press deselects', () => {
    const { press, announced } = openTable();
    press('Player 33');
    press('Player 33');
    expect(screen.getByRole('button', { name: 'Player 33' }).getAttribute('aria-pressed')).toBe('false');
    expect(announced.at(-1)).toBe('canceled Player 33');
  });

  test.each(['confirmNo', 'Escape'])('%s keeps the player in the pool with the focus', (way) => {
    const { session, press } = openTable();
    press('Player 33');
    press(first);
    if (way === 'Escape') fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    else press(way);
    expect(session.snapshot().state.cells[0]).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Player 33' }));
    expect(screen.queryByText('confirmYes')).toBeNull();
  });

  test('selecting another cell updates the confirmation', () => {
    const { session, press } = openTable();
    press('Player 33');
    press(first);
    press(last);
    press('confirmYes');
    expect(session.snapshot().state.cells.indexOf(33)).toBe(8);
  });
});

test('a screen reader describes the keys once, and not after the first placement', () => {
  const { press } = openTable();
  const described = () =>
    within(screen.getByRole('list', { name: 'players' }))
      .getAllByRole('button')
      .filter((chip) => chip.hasAttribute('aria-describedby'));
  expect(described()).toHaveLength(1);
  press('Player 11');
  press(first);
  press('confirmYes');
  expect(described()).toHaveLength(0);
});

describe('a placed player', () => {
  test('a placed player rejects others in its cell, with a toast and without a message or confirmation', () => {
    const { press, toasts } = openTable([{ kind: 'place', player: 11, cell: 0 }]);
    press('Player 33');
    press('filledCell NBrazil Milan Player 11');
    expect(toasts).toEqual([{ title: 'cellOccupied', description: 'chooseEmpty', tone: 'destructive' }]);
    expect(screen.queryByText(/cellOccupied|chooseEmpty/)).toBeNull();
    expect(screen.queryByText('confirmYes')).toBeNull();
  });

  test('a placed player cannot be selected', () => {
    const { press } = openTable([{ kind: 'place', player: 11, cell: 0 }]);
    press('filledCell NBrazil Milan Player 11');
    screen.getByText('placedStay');
    expect(screen.queryByRole('button', { name: 'Player 11' })).toBeNull();
  });

  test('a placed player moves the focus to the next player, and the last one to Submit', () => {
    const { press } = openTable(filled(RIGHT).slice(0, 7));
    const list = within(screen.getByRole('list', { name: 'players' }));
    const [next, after] = list.getAllByRole('button').map((chip) => chip.textContent?.match(/Player \d+/)?.[0] ?? '');
    press(next!);
    press(last);
    press('confirmYes');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: after! }));
    expect(screen.queryByRole('button', { name: 'submit' })).toBeNull();
    press(after!);
    press('emptyCell NSpain Arsenal');
    press('confirmYes');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'submit' }));
  });
});

describe('Submit', () => {
  test('Submit shows the lives in a toast and the number of wrong cells in a message', () => {
    const { press, toasts, announced, pass } = openTable(filled(SWAPPED));
    press('submit');
    // A second check cannot be right, so another button replaces Submit.
    expect(screen.getByRole('button', { name: 'takeBack' }).className).toBe(buttonClass('primary'));
    expect(screen.getByRole('button', { name: 'seeSolution' }).className).toBe(buttonClass('secondary'));
    expect(screen.queryByRole('button', { name: 'submit' })).toBeNull();
    const verdict = 'wrongStay 2 9';
    expect(toasts).toEqual([{ title: 'incorrectPlacements', description: 'livesLeft 2', tone: 'destructive' }]);
    expect(announced).toEqual([verdict]);
    pass(1000);
    screen.getByText(verdict);
  });

  test('for a wrong grid, a button that takes the wrong players back without costing a life replaces Submit', () => {
    const { session, press } = openTable([...filled(SWAPPED), ...check]);
    press('takeBack');
    const { cells, checks } = session.snapshot().state;
    expect([cells.slice(0, 3), checks.length]).toEqual([[null, null, 13], 1]);
    expect(within(screen.getByRole('list', { name: 'players' })).getAllByRole('button')).toHaveLength(2);
  });

  test('Submit of the correct grid shows a message', () => {
    const { session, press, pass, toasts } = openTable(filled(RIGHT));
    press('submit');
    screen.getByText('allCorrect');
    expect(document.querySelectorAll('td img[src$="m=full"]')).toHaveLength(9);
    expect(toasts).toEqual([]);
    pass(1000);
    expect(session.snapshot().status).toMatchObject({ phase: 'over', result: { outcome: 'win' } });
  });

  test('Submit is followed by a button for the solution', () => {
    const { session, press } = openTable([...filled(SWAPPED), ...check]);
    press('seeSolution');
    expect(session.snapshot().status).toMatchObject({ phase: 'over', result: { outcome: 'lose' } });
  });

  test('Submit returns wrong players to the pool if the setting is on, and keeps the focus', () => {
    const { press, pass, announced } = openTable([{ kind: 'assist', returnsWrong: true }, ...filled(SWAPPED)]);
    screen.getByRole('button', { name: 'submit' }).focus();
    press('submit');
    pass(1000);
    expect(announced.at(-1)).toContain('wrongReturned 2 9');
    expect(screen.queryByRole('button', { name: 'submit' })).toBeNull();
    const list = screen.getByRole('list', { name: 'players' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    expect(list.contains(document.activeElement)).toBe(true);
  });
});

test('the grid is one tab stop, and arrow keys move in it', () => {
  const { container } = openTable();
  const cells = container.querySelectorAll<HTMLElement>('td button');
  expect([...cells].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  cells[0]!.focus();
  fireEvent.keyDown(cells[0]!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cells[3]);
  fireEvent.keyDown(cells[3]!, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(cells[5]);
  expect([...cells].filter(({ tabIndex }) => tabIndex === 0)).toEqual([cells[5]]);
});

test('the document does not reveal where a player belongs', () => {
  const { container } = openTable();
  const list = container.querySelector('ul[aria-label=players]')!;
  expect(list.outerHTML).not.toMatch(/Brazil|Spain|France|Milan|Barcelona|Arsenal|BRA|ESP|FRA/);
});

test('a placed player has no painted sticker before the grid is right', () => {
  const { container } = openTable(filled(SWAPPED));
  expect(container.querySelectorAll('td img:not([src$="m=bare"])')).toHaveLength(0);
});
