import { isDeepStrictEqual } from 'node:util';
import { readScoreCard, writeScoreCard } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { createRandom, randomOfMove } from '../random.ts';
import { readRecording, type Recording, replayToEnd, writeRecording } from '../recording.ts';
import type { Effect, Rules, Status } from '../rules.ts';
import { replay } from '../saved-game.ts';

/** The game that `testRulesContract` plays. */
export interface ContractOptions<Deal, State, Move, Request> {
  rules: Rules<Deal, State, Move, Request>;
  deal: Deal;
  /** Possible moves for a request's response. */
  answers?(request: Request, state: State): readonly Move[];
  /** Number of random games; 50 by default. */
  games?: number;
}

/** Tests what every game must guarantee to the page. Call it once for each kind of deal. */
export function testRulesContract<Deal, State, Move, Request = never>(
  name: string,
  options: ContractOptions<Deal, State, Move, Request>,
): void {
  const { rules, deal, games = 50 } = options;
  let played: RandomGame<State, Move>[] | undefined;
  /** Plays the games in the first test and shares them among all tests. */
  const forEachGame = (check: (game: RandomGame<State, Move>) => void): void => {
    played ??= Array.from({ length: games }, (_, index) => playAtRandom(options, index + 1));
    played.forEach(check);
  };

  describe(`${name} keeps the rules contract`, () => {
    test('the same seed deals the same game, which is not over', () =>
      forEachGame(({ seed }) => {
        const state = rules.start(deal, createRandom(seed));
        expect(rules.start(deal, createRandom(seed))).toEqual(state);
        expect(rules.status(state).phase).not.toBe('over');
      }));
    test('states and moves survive JSON, and moves do not mutate states', () =>
      forEachGame(({ steps }) => steps.forEach(expectPlainData)));
    test('replaying the moves of a game gives the same state', () =>
      forEachGame(({ seed, moves, state }) => expect(replay(rules, { deal, seed, moves })).toEqual(state)));
    test('the recording of a game replays to the same end', () =>
      forEachGame(({ seed, moves, state }) => {
        const { moves: read } = readRecording(recordingText(moves))!;
        expect(replayToEnd(rules, { deal, seed, moves: read as Move[] })).toMatchObject({ state });
      }));
    test('a recording with a changed letter is refused, or ends with a consistent result', () =>
      forEachGame(({ seed, moves }) => {
        for (const changed of changedTexts(recordingText(moves), seed)) {
          const recording = readRecording(changed);
          const end = recording && replayToEnd(rules, { deal, seed, moves: recording.moves as Move[] });
          if (end) expectConsistentResult(seed, { phase: 'over', result: end.result });
        }
      }));
    test('a random game ends with a consistent result', () =>
      forEachGame(({ seed, state }) => expectConsistentResult(seed, rules.status(state))));
    test('a finished game has no legal moves', () =>
      forEachGame(({ state }) => expect([...rules.legalMoves(state)]).toEqual([])));
    test('timers have unique keys and a positive duration', () =>
      forEachGame(({ steps }) => steps.forEach(({ after }) => expectUsableEffects(rules.effects?.(after) ?? []))));
  });
}

function recordingText(moves: readonly unknown[]): string {
  const times = moves.map((_, index) => 7 * index);
  const recording: Recording = { version: '1.0.0', options: {}, timeScale: 1, moves, times };
  return writeRecording(recording)!;
}

const CHANGES = 8;

/** Returns copies of a text, each with one random character replaced or removed. */
function changedTexts(text: string, seed: number): string[] {
  const chooser = createRandom(seed);
  return Array.from({ length: CHANGES }, () => {
    const place = chooser.below(text.length);
    return text.slice(0, place) + chooser.pick([...'0159aAz"[],{}- ', '']) + text.slice(place + 1);
  });
}

function expectPlainData({ before, move, after }: Step<unknown, unknown>): void {
  expectSurvivesJson(after);
  expectSurvivesJson(move);
  if (JSON.stringify(before.state) !== before.json) expect(before.state).toEqual(JSON.parse(before.json));
}

/**
 * First compares without `expect`, because `expect` is ten times slower for the thousands of states of a random game.
 */
function expectSurvivesJson(value: unknown): void {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  if (!isDeepStrictEqual(copy, value)) expect(copy).toEqual(value);
}

function expectConsistentResult(seed: number, status: Status): void {
  if (status.phase !== 'over') throw new Error(`seed ${seed}: the game is not over after ${MAX_MOVES} moves`);
  const { score, roundsWon, roundsTotal, livesUsed = 0, livesTotal = 0, marks, board = [] } = status.result;
  expect(score).toBeGreaterThanOrEqual(0);
  expect(roundsWon).toBeGreaterThanOrEqual(0);
  expect(roundsWon).toBeLessThanOrEqual(roundsTotal);
  if (marks) expect(marks.filter((mark) => mark === 'hit' || mark === 'near')).toHaveLength(roundsWon);
  const card = { won: roundsWon, total: roundsTotal, board };
  expect(readScoreCard(writeScoreCard(card) ?? ''), 'the score card of a link').toEqual(card);
  expect(livesUsed).toBeLessThanOrEqual(livesTotal);
}

function expectUsableEffects(effects: readonly Effect<unknown, unknown>[]): void {
  expect(new Set(effects.map(({ key }) => key)).size).toBe(effects.length);
  for (const effect of effects) if (effect.kind === 'timer') expect(effect.ms).toBeGreaterThan(0);
}

interface Step<State, Move> {
  before: { state: State; json: string };
  move: Move;
  after: State;
}

interface RandomGame<State, Move> {
  seed: number;
  steps: Step<State, Move>[];
  moves: Move[];
  /** The state after the last move. */
  state: State;
}

const MAX_MOVES = 2000;

/** Plays random legal moves, and sometimes waits for an effect instead. */
function playAtRandom<Deal, State, Move, Request>(
  { rules, deal, answers }: ContractOptions<Deal, State, Move, Request>,
  seed: number,
): RandomGame<State, Move> {
  const chooser = createRandom(seed + 1_000_003);
  const steps: Step<State, Move>[] = [];
  const moves: Move[] = [];
  let state = rules.start(deal, createRandom(seed));

  while (rules.status(state).phase !== 'over' && moves.length < MAX_MOVES) {
    const move = nextMove();
    const before = { state, json: JSON.stringify(state) };
    const outcome = rules.play(state, move, randomOfMove(seed, moves.length));
    if (!outcome.accepted) throw new Error(`${JSON.stringify(move)} was rejected: ${outcome.reason}`);
    state = outcome.state;
    moves.push(move);
    steps.push({ before, move, after: state });
  }
  return { seed, steps, moves, state };

  function nextMove(): Move {
    const waiting = (rules.effects?.(state) ?? []).flatMap((effect) => movesOf(effect));
    const open = rules.status(state).phase === 'open' ? [...rules.legalMoves(state)] : [];
    const choices = waiting.length > 0 && (open.length === 0 || chooser.below(8) === 0) ? waiting : open;
    if (choices.length === 0) throw new Error(`There is no legal move and no effect in ${JSON.stringify(state)}`);
    return chooser.pick(choices);
  }

  function movesOf(effect: Effect<Move, Request>): readonly Move[] {
    return effect.kind === 'timer' ? [effect.move] : (answers?.(effect.request, state) ?? []);
  }
}
