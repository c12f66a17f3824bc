import type { SavedGame } from '@soccer-legends/game-sdk';
import type { AnySession } from '@soccer-legends/game-sdk/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ObservedPage } from './observed-page.ts';
import { RoundTrack } from './round-track.ts';
import type { Settings } from './settings.ts';

const FIRST = { kind: 'answer', option: 2 };
const SECOND = { kind: 'next' };

let settings: Settings;
beforeEach(() => {
  settings = { rate: 1, seed: undefined, isPseudo: false, network: 'normal', stored: {}, isPanelUsed: false };
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

/** Returns the track of a page that plays a round, and a function that plays a move there. */
function playing() {
  const moves: unknown[] = [];
  const times: number[] = [];
  const saved: SavedGame<unknown, unknown> = { deal: [], seed: 7, moves, times, timers: {}, timeScale: 1 };
  const session = { finish: (move: unknown) => moves.push(move) } as unknown as AnySession;
  const page = { listing: () => ({ version: '1.0.0' }), round: { session, saved, rejected: [] } };
  const contentWindow = { devObserved: page as unknown as ObservedPage };
  const frame = { contentDocument: { readyState: 'complete' }, contentWindow, src: 'http://localhost/cups' };
  const track = new RoundTrack(frame as unknown as HTMLIFrameElement, 'cups', settings);
  const play = (move: unknown) => {
    moves.push(move);
    times.push(1000 * moves.length);
  };
  return { track, play };
}

/** Returns the saved game that the reloaded page resumes. */
function resumed(): SavedGame<unknown, unknown> {
  return (JSON.parse(settings.stored['sl:game:cups']!) as { game: SavedGame<unknown, unknown> }).game;
}

test('a step back right after a move keeps that move, which the panel has not shown yet', () => {
  const { track, play } = playing();
  play(FIRST);
  track.follow();
  play(SECOND);
  track.goTo(1);
  expect(resumed().moves).toEqual([FIRST]);
  expect(track.moves.map(({ move }) => move)).toEqual([FIRST, SECOND]);
});

test('a copy right after a move contains that move', () => {
  const { track, play } = playing();
  play(FIRST);
  expect(track.recorded()?.game).toMatchObject({ moves: [FIRST], times: [1000] });
});

test('another time setting keeps the moves and the rate of the clock, also of a finished round', () => {
  const { track, play } = playing();
  play(FIRST);
  track.refresh({ timeScale: null });
  expect(resumed()).toMatchObject({ moves: [FIRST], timeScale: null });
  expect(settings.rate).toBe(1);
});
