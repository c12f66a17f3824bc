// @vitest-environment happy-dom
import { openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Coach } from '../rules/coach.ts';
import { managerGame } from '../rules/manager-game.ts';
import type { ManagerMove, PictureRequest } from '../rules/state.ts';
import { ManagerGame } from './ManagerGame.tsx';

const NAMES = 'Ada Bo Cy Di Ed Flo Gus Hal Ida Jo Kit Lee Mia'.split(' ').map((name) => `${name} Okonjo-Smith`);
const coaches: Coach[] = NAMES.map((name, index) => ({
  id: 9000 + index,
  name,
  photo: `https://site.test/art/coach/${9000 + index}.svg`,
  country: `Land ${index % 5}`,
  nation: `L${index % 5}`,
  team: `Club ${index}`,
  coached: [
    {
      team: `Club ${index}`,
      nation: null,
      logo: `/art/crest/${index}.svg`,
      periods: [
        { start: 2001, end: 2004 },
        { start: 2010, end: null },
      ],
    },
    { team: 'Spain', nation: 'ESP', logo: null, periods: [{ start: 2005, end: 2005 }] },
  ],
  career: [{ team: `Club ${index}`, country: null, start: 2001, end: null }],
}));

/** Returns the announcement of a question, with the career in the picture. */
const asked = (number: number): unknown =>
  expect.stringMatching(
    new RegExp(`^announced.round ${number} Club \\d+ 2001–2004, picture.still 2010; picture.nationalTeam Spain 2005$`),
  );

test('the game starts with "Get ready", the focus on Skip and one announcement', () => {
  const { announced, sounds } = open();
  expect(announced).toEqual(['ready.title']);
  expect(sounds).toEqual(['tick']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ready.skip' }));
  screen.getByText('3');
});

test('the question appears after three seconds or after Skip, gets the focus and is announced with the career', async () => {
  const { pass, announced } = open();
  await pass(3000);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'options' }));
  expect(screen.getAllByRole('button')).toHaveLength(4);
  expect(announced.at(-1)).toEqual(asked(1));
  cleanup();
  await open().skip();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'options' }));
});

test('only the buttons name the coach before the answer', async () => {
  const { container, skip, answer, pass } = open();
  await skip();
  for (let round = 1; round <= 10; round++) {
    const page = container.cloneNode(true) as HTMLElement;
    for (const button of page.querySelectorAll('button')) button.remove();
    for (const name of NAMES) expect(page.outerHTML).not.toContain(name);
    answer('right');
    await pass(1200);
  }
});

test('a drawn coach is beside the teams of the career, and the description names both', async () => {
  const { skip, coach } = open();
  await skip();
  const { team } = coach();
  const career = screen.getByRole('img', {
    name: `picture.sticker 1 10 ${team} 2001–2004, picture.still 2010; picture.nationalTeam Spain 2005`,
  });
  const rows = [...career.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual([`${team} 2001–\u206004, 2010–`, 'Spain 2005']);
  const [drawing, crest, flag] = [...career.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(drawing).toContain('?m=coach');
  expect(crest).toBe(coach().coached![0]!.logo);
  expect(flag).toContain('ESP');
});

test.each([
  ['right', ['verdict.right'], 'verdict.right'],
  [
    'wrong',
    ['verdict.wrong {asked}', 'verdict.why {chosen} {club}'],
    'verdict.wrong {asked}. verdict.why {chosen} {club} ui.lives 2 3',
  ],
  ['late', ['verdict.late {asked}'], 'verdict.late {asked}. ui.lives 2 3'],
] as const)(
  'the verdict of a %s answer is announced and shown, stays below the next question if not right, and the names keep the focus',
  async (how, lines, announcement) => {
    const { skip, answer, announced, coach, pass, state } = open();
    await skip();
    const { name, team } = coach();
    if (how === 'late') await pass(5000);
    else answer(how);
    const chosen = state().history[0]!.playerAnswer;
    const filled = (text: string) => text.replace('{asked}', name).replace('{chosen}', chosen).replace('{club}', team!);
    expect(announced.at(-1)).toBe(filled(announcement));
    for (const line of lines) screen.getByText(filled(line));
    expect(screen.getAllByRole('button').every((button) => button.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await pass(how === 'right' ? 1200 : 1000);
    expect(announced.at(-1)).toEqual(asked(2));
    screen.getByText('status.round 2 10');
    const missed = `announced.round 1 ${filled(lines.join('. '))}${lines.length > 1 ? '' : '.'}`;
    expect(screen.queryByText(missed) !== null).toBe(how !== 'right');
  },
);

test('a broken picture shows a placeholder and is replaced by another coach', async () => {
  const { skip, announced, pass, settle } = open({ slow: true });
  await skip();
  await pass(1500);
  expect(announced.at(-1)).toEqual(asked(1));
  await settle('broken');
  expect(announced.at(-1)).toBe('picture.another');
  screen.getByRole('img', { name: /picture.sticker/ });
  expect(document.querySelector('img')).toBeNull();
  await settle('shown');
  await pass(1000);
  expect(announced.at(-1)).toEqual(asked(1));
});

/** Opens a game on a page whose texts are their keys and values. Slow pictures load when `settle` is called. */
function open({ slow = false } = {}) {
  let load: ((kind: 'shown' | 'broken') => void) | undefined;
  const perform = ({ coach }: PictureRequest): Promise<ManagerMove> =>
    slow
      ? new Promise((resolve) => (load = (kind) => resolve({ kind, coach })))
      : Promise.resolve({ kind: 'shown', coach });
  const round = openRound({ game: { rules: managerGame, View: ManagerGame, perform }, deal: { coaches } });
  const state = () => round.session.snapshot().state;
  const coach = (): Coach => coaches[state().question.coach]!;
  return {
    state,
    container: round.container,
    announced: round.announced,
    sounds: round.sounds,
    coach,
    pass: (ms: number) => act(async () => round.pass(ms)),
    skip: () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'ready.skip' }))),
    settle: (kind: 'shown' | 'broken') => act(async () => load?.(kind)),
    answer: (how: 'right' | 'wrong') => {
      const buttons = screen.getAllByRole('button');
      const isRight = (button: HTMLElement) => button.textContent?.includes(coach().name) ?? false;
      fireEvent.click(buttons.find((button) => isRight(button) === (how === 'right'))!);
    },
  };
}
