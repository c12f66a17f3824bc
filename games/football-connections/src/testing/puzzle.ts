import { createRandom } from '@soccer-legends/game-sdk';
import { playMoves } from '@soccer-legends/game-sdk/testing';
import { footballConnections } from '../rules/football-connections.ts';
import type { Puzzle } from '../rules/puzzle.ts';
import type { ConnectionsMove, ConnectionsRefusal, ConnectionsState } from '../rules/state.ts';

/** Players 1 to 16 in groups a (1–4), b (5–8), c (9–12) and d (13–16), with the given difficulties. */
export function puzzleOf(difficulties: readonly (1 | 2 | 3 | 4)[] = [2, 1, 2, 3]): Puzzle {
  const players = Array.from({ length: 16 }, (_, index) => ({
    id: index + 1,
    name: `Player ${index + 1}`,
    info: '',
    image: null,
  }));
  const groups = difficulties.map((difficulty, index) => ({
    id: 'abcd'[index]!,
    name: { en: `Group ${'abcd'[index]}` },
    description: { en: `What ${'abcd'[index]} is` },
    players: [1, 2, 3, 4].map((place) => index * 4 + place),
    color: '#123456',
    difficulty,
    reasons: [],
  }));
  return { players, groups };
}

const chance = createRandom(1);

export function startOf(puzzle = puzzleOf()): ConnectionsState {
  return footballConnections.start({ puzzle, announcesOneAway: true }, chance);
}

export function played(from: ConnectionsState, ...moves: ConnectionsMove[]): ConnectionsState {
  return playMoves(footballConnections, from, moves, chance);
}

export function refusal(state: ConnectionsState, move: ConnectionsMove): ConnectionsRefusal | undefined {
  const outcome = footballConnections.play(state, move, chance);
  return outcome.accepted ? undefined : outcome.reason;
}

export function tried(...players: number[]): ConnectionsMove[] {
  return [{ kind: 'deselect' }, ...selecting(...players), { kind: 'check' }, { kind: 'checked' }];
}

export function selecting(...players: number[]): ConnectionsMove[] {
  return players.map((player) => ({ kind: 'toggle', player }));
}

export const A = tried(1, 2, 3, 4);
export const B = tried(5, 6, 7, 8);
export const C = tried(9, 10, 11, 12);
export const D = tried(13, 14, 15, 16);

export function mistakes(count: number): ConnectionsMove[] {
  return Array.from({ length: count }, (_, index) => tried(1, 2, 9, 13 + index)).flat();
}
