import { describe, expect, test } from 'vitest';
import { createRandom, randomOfMove } from '../random.ts';
import type { Effect, Rules } from '../rules.ts';
import { replay } from '../saved-game.ts';

export interface ContractOptions<Deal, State, Move, Request> {
  rules: Rules<Deal, State, Move, Request>;
  deal: Deal;
  /** The moves that `perform` could answer a request with. */
  answers?(request: Request, state: State): readonly Move[];
  /** Number of random games; 50 by default. */
  games?: number;
}

/** Tests what every game guarantees to the page. Call it once for each kind of deal. */
export function testRulesContract<Deal, State, Move, Request = never>(
  name: string,
  options: ContractOptions<Deal, State, Move, Request>,
): void {
  const { rules, deal, games = 50 } = options;
  const seeds = Array.from({ length: games }, (_, index) => index + 1);

  describe(`${name} keeps the rules contract`, () => {
    test('the same seed deals the same game, which is not over', () => {
      for (const seed of seeds) {
        const state = rules.start(deal, createRandom(seed));
        expect(rules.start(deal, createRandom(seed))).toEqual(state);
        expect(rules.status(state).phase).not.toBe('over');
      }
    });

    test('states and moves survive JSON, and moves do not mutate states', () => {
      for (const seed of seeds) {
        for (const { before, move, after } of playAtRandom(options, seed).steps) {
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          expect(JSON.parse(JSON.stringify(move))).toEqual(move);
          expect(JSON.stringify(before.state)).toBe(before.json);
        }
      }
    });

    test('replaying the moves of a game gives the same state', () => {
      for (const seed of seeds) {
        const { moves, state } = playAtRandom(options, seed);
        expect(replay(rules, { deal, seed, moves })).toEqual(state);
      }
    });

    test('a random game ends with a consistent result', () => {
      for (const seed of seeds) {
        const { state } = playAtRandom(options, seed);
        const status = rules.status(state);
        if (status.phase !== 'over') throw new Error(`seed ${seed}: the game is not over after ${MAX_MOVES} moves`);
        const { score, roundsWon, roundsTotal, livesUsed = 0, livesTotal = 0, outcomes } = status.result;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(roundsWon).toBeGreaterThanOrEqual(0);
        expect(roundsWon).toBeLessThanOrEqual(roundsTotal);
        if (outcomes) expect(outcomes.filter((won) => won)).toHaveLength(roundsWon);
        expect(livesUsed).toBeLessThanOrEqual(livesTotal);
      }
    });

    test('a finished game has no legal moves', () => {
      for (const seed of seeds) {
        const { state } = playAtRandom(options, seed);
        expect([...rules.legalMoves(state)]).toEqual([]);
      }
    });

    test('timers have unique keys and a positive duration', () => {
      for (const seed of seeds) {
        for (const { after } of playAtRandom(options, seed).steps) {
          const effects = rules.effects?.(after) ?? [];
          expect(new Set(effects.map(({ key }) => key)).size).toBe(effects.length);
          for (const effect of effects) if (effect.kind === 'timer') expect(effect.ms).toBeGreaterThan(0);
        }
      }
    });
  });
}

interface Step<State, Move> {
  before: { state: State; json: string };
  move: Move;
  after: State;
}

const MAX_MOVES = 2000;

/** Plays random legal moves, and sometimes waits for an effect instead. */
function playAtRandom<Deal, State, Move, Request>(
  { rules, deal, answers }: ContractOptions<Deal, State, Move, Request>,
  seed: number,
): { steps: Step<State, Move>[]; moves: Move[]; state: State } {
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
  return { steps, moves, state };

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
