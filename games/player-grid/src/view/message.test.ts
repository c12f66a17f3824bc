import type { News } from '@soccer-legends/game-sdk/react';
import { expect, test } from 'vitest';
import type { PlayerGridMove } from '../rules/state.ts';
import { check, filled, LOSING, played, RIGHT, SWAPPED } from '../testing/game.ts';
import { messageOf } from './message.ts';

const words = {
  t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  namesOf: (cell: number) => ({ country: `column ${cell % 3}`, club: `row ${Math.floor(cell / 3)}` }),
};
const place: PlayerGridMove = { kind: 'place', player: 33, cell: 0 };
const placed = { text: 'placed Player 33 column 0 row 0 playersLeft 8', sound: 'paste' } as const;
const wrong = { title: 'incorrectPlacements', description: 'livesLeft 2', tone: 'destructive' } as const;

test.each<[string, PlayerGridMove[], News | undefined]>([
  ['at the start', [], undefined],
  ['after a placement', [place], placed],
  [
    'while a right grid is shown',
    [...filled(RIGHT), { kind: 'check' }],
    { text: 'allCorrect', urgent: true, sound: 'right' },
  ],
  [
    'while a wrong grid is shown',
    [...filled(SWAPPED), { kind: 'check' }],
    { text: 'wrongStay 2 9', urgent: true, sound: 'wrong', toast: wrong },
  ],
  [
    'after wrong players went back',
    [{ kind: 'assist', returnsWrong: true }, ...filled(SWAPPED), ...check],
    { text: 'wrongReturned 2 9', urgent: true, sound: 'wrong', toast: wrong },
  ],
  ['after the last life', [...LOSING], { text: 'livesLeft 0', urgent: true, sound: 'wrong' }],
])('the message of a classic round is right %s', (_when, moves, message) => {
  expect(messageOf(played(...moves), words)).toEqual(message);
});
