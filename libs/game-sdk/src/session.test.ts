import { describe, expect, test } from 'vitest';
import { accept, reject, type Rules } from './rules.ts';
import type { SavedGame } from './saved-game.ts';
import { GameSession } from './session.ts';
import { createManualClock } from './testing/manual-clock.ts';

/** A question of five seconds and one second of feedback. An answer requests points from the server. */
interface Quiz {
  question: number;
  feedback: boolean;
  asking: boolean;
  log: string[];
}
type Move = 'answer' | 'timeOut' | 'next' | 'leave' | `points ${number}`;

const quiz: Rules<null, Quiz, Move, string> = {
  start: () => ({ question: 1, feedback: false, asking: false, log: [] }),
  play(state, move) {
    const log = [...state.log, move];
    if (move.startsWith('points')) return accept({ ...state, asking: false, log });
    if (move === 'next') return accept({ ...state, question: state.question + 1, feedback: false, log });
    if (move === 'leave') return accept({ ...state, question: 4, log });
    if (state.feedback) return reject('feedback');
    return accept({ ...state, feedback: true, asking: move === 'answer', log });
  },
  status(state) {
    if (state.question > 3)
      return { phase: 'over', result: { outcome: 'win', score: 0, roundsWon: 3, roundsTotal: 3 } };
    return { phase: state.feedback ? 'locked' : 'open' };
  },
  effects({ question, feedback, asking }) {
    return [
      feedback
        ? {
            kind: 'timer' as const,
            key: `feedback ${question}`,
            ms: 1000,
            purpose: 'feedback' as const,
            move: 'next' as const,
          }
        : {
            kind: 'timer' as const,
            key: `question ${question}`,
            ms: 5000,
            purpose: 'countdown' as const,
            move: 'timeOut' as const,
          },
      ...(asking ? [{ kind: 'request' as const, key: `points ${question}`, request: 'points' }] : []),
    ];
  },
  *legalMoves() {
    yield 'answer';
  },
};

function open({
  timeScale = 1,
  timers = {},
  moves = [],
  paused = false,
}: {
  timeScale?: number | null;
  timers?: Record<string, number>;
  moves?: Move[];
  paused?: boolean;
} = {}) {
  const clock = createManualClock();
  const errors: unknown[] = [];
  let answer: (move: Move) => void = () => undefined;
  const session = new GameSession(
    {
      rules: quiz,
      game: { deal: null, seed: 1, moves, timers, timeScale },
      clock,
      perform: () => new Promise<Move>((resolve) => (answer = resolve)),
      onError: (error) => errors.push(error),
    },
    { paused },
  );
  const log = () => session.snapshot().state.log;
  return {
    session,
    clock,
    errors,
    log,
    answer: async (move: Move) => (answer(move), await Promise.resolve(), undefined),
  };
}

describe('the times of moves', () => {
  test('count from the start, without pauses', () => {
    const { session, clock } = open();
    clock.pass(1000);
    session.play('answer');
    clock.pass(400);
    session.pause();
    clock.pass(60_000);
    session.resume();
    clock.pass(600);
    expect(session.save()).toMatchObject({ moves: ['answer', 'next'], times: [1000, 2000] });
  });

  test('continue after the last move of a resumed game, and include a move that ends a paused one', () => {
    const clock = createManualClock();
    clock.pass(5000);
    const game: SavedGame<null, Move> = {
      ...{ deal: null, seed: 1, moves: ['answer', 'next'], timers: {}, timeScale: 1 },
      times: [1000, 2000],
    };
    const parts = { rules: quiz, game, clock, perform: () => Promise.reject(), onError: () => undefined };
    const session = new GameSession(parts, { paused: true });
    clock.pass(9000);
    session.resume();
    clock.pass(300);
    session.pause();
    clock.pass(9000);
    session.finish('leave');
    expect(session.save().times).toEqual([1000, 2000, 2300]);
  });

  test('are unknown for a game that was saved without them', () => {
    const { session } = open({ moves: ['answer', 'next'] });
    session.play('answer');
    expect(session.save().times).toBeUndefined();
  });
});

describe('time', () => {
  test('a timer plays its move when it ends, not before', () => {
    const { clock, log } = open();
    clock.pass(4999);
    expect(log()).toEqual([]);
    clock.pass(1);
    expect(log()).toEqual(['timeOut']);
  });

  test('every question has its own timer', () => {
    const { session, clock, log } = open();
    clock.pass(4000);
    session.play('answer');
    clock.pass(1000);
    expect(session.msLeft('question 2')).toBe(5000);
    clock.pass(4999);
    expect(log()).toEqual(['answer', 'next']);
  });

  test.each([
    [3, 14_999, []],
    [3, 15_000, ['timeOut']],
    [10, 49_999, []],
    [null, 3_600_000, []],
  ])('a time scale of %s: after %i ms the log is %j', (timeScale, ms, expected) => {
    const { clock, log } = open({ timeScale });
    clock.pass(ms);
    expect(log()).toEqual(expected);
  });

  test('feedback takes at most three times its duration', () => {
    const { session, clock, log } = open({ timeScale: null });
    session.play('answer');
    clock.pass(3000);
    expect(log()).toEqual(['answer', 'next']);
  });
});

test('a show ignores the time setting', () => {
  const clock = createManualClock();
  const session = new GameSession({
    rules: {
      ...quiz,
      effects: () => [{ kind: 'timer', key: 'spin', ms: 5000, purpose: 'show', move: 'timeOut' }],
    } satisfies Rules<null, Quiz, Move, string>,
    game: { deal: null, seed: 1, moves: [], timers: {}, timeScale: 10 },
    clock,
    perform: () => Promise.reject(new Error('unused')),
    onError: () => undefined,
  });
  expect(session.msLeft('spin')).toBe(5000);
  clock.pass(5000);
  expect(session.snapshot().state.log).toEqual(['timeOut']);
});

describe('pausing', () => {
  test('a paused timer continues with its remaining time', () => {
    const { session, clock, log } = open();
    clock.pass(2000);
    session.pause();
    clock.pass(60_000);
    expect(session.msLeft('question 1')).toBe(3000);
    session.resume();
    clock.pass(2999);
    expect(log()).toEqual([]);
    clock.pass(1);
    expect(log()).toEqual(['timeOut']);
  });

  test('pause returns whether the timers were running', () => {
    const { session } = open();
    expect([session.pause(), session.pause()]).toEqual([true, false]);
  });

  test('moves of the player are dropped while paused', () => {
    const { session } = open();
    session.pause();
    expect(session.play('answer')).toBe('paused');
  });

  test('a timer that starts while paused waits for the game to resume', async () => {
    const { session, clock, log, answer } = open();
    session.play('answer');
    session.pause();
    await answer('points 5');
    clock.pass(60_000);
    expect(log()).toEqual(['answer', 'points 5']);
    session.resume();
    clock.pass(1000);
    expect(log()).toEqual(['answer', 'points 5', 'next']);
  });
});

describe('the input lock', () => {
  test('drops a second answer during feedback', () => {
    const { session, log } = open();
    expect(session.play('answer')).toBeUndefined();
    expect(session.play('answer')).toBe('locked');
    expect(log()).toEqual(['answer']);
  });

  test('an answer and a timeout at the same moment count once', () => {
    const { session, clock, log } = open();
    clock.pass(4999);
    session.play('answer');
    clock.pass(1);
    expect(log()).toEqual(['answer']);
  });
});

describe('the end', () => {
  test('an ended session ignores timers and answers', async () => {
    const { session, clock, log, answer } = open();
    session.play('answer');
    session.end();
    await answer('points 5');
    clock.pass(60_000);
    expect(log()).toEqual(['answer']);
    expect(session.play('answer')).toBe('over');
  });

  test('finish plays its move even during feedback', () => {
    const { session } = open();
    session.play('answer');
    expect(session.finish('leave')).toBe(true);
    expect(session.snapshot().status.phase).toBe('over');
    expect(session.finish('leave')).toBe(false);
  });

  test('finish plays nothing after the session ended', () => {
    const { session } = open();
    session.end();
    expect(session.finish('leave')).toBe(false);
    expect(session.snapshot().status.phase).toBe('open');
  });
});

describe('saving', () => {
  test('a saved game resumes with its state and remaining time', () => {
    const first = open();
    first.session.play('answer');
    first.clock.pass(1000);
    first.clock.pass(1500);
    const { moves, timers } = first.session.save();
    expect(timers).toEqual({ 'question 2': 3500 });

    const second = open({ moves: [...moves], timers, paused: true });
    expect(second.session.snapshot().state).toEqual(first.session.snapshot().state);
    second.clock.pass(60_000);
    second.session.resume();
    second.clock.pass(3500);
    expect(second.log()).toEqual(['answer', 'next', 'timeOut']);
  });

  test('a saved game without a time limit resumes without one', () => {
    const saved = JSON.stringify(open({ timeScale: null }).session.save());
    const { timers } = JSON.parse(saved) as SavedGame<null, Move>;
    const { session, clock, log } = open({ timeScale: null, timers, paused: true });
    session.resume();
    clock.pass(3_600_000);
    expect(log()).toEqual([]);
  });
});

test('rules that reject the move of their own effect are reported', () => {
  const clock = createManualClock();
  const errors: unknown[] = [];
  const stubborn: Rules<null, Quiz, Move, string> = { ...quiz, play: () => reject('no') };
  new GameSession({
    rules: stubborn,
    game: { deal: null, seed: 1, moves: [], timers: {}, timeScale: 1 },
    clock,
    perform: () => Promise.reject(new Error('unused')),
    onError: (error) => errors.push(error),
  });
  clock.pass(5000);
  expect(errors).toEqual([
    expect.objectContaining({ message: expect.stringContaining('The rules rejected the move of their effect') }),
  ]);
});
