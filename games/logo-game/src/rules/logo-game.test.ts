import { createRandom, GameSession, livesLeft } from '@soccer-legends/game-sdk';
import type { TeamLogo } from '@soccer-legends/game-sdk/data';
import { createManualClock, testRulesContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { FALLBACK_LOGOS } from '../deal.ts';
import { logoGame } from './logo-game.ts';
import type { LogoMove, LogoState } from './state.ts';

const forty: TeamLogo[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `Club ${index + 1}`,
  logoUrl: `/art/crest/${index + 1}.svg`,
  country: index % 2 ? 'ENG' : 'ESP',
  crest: null,
}));

const BROKEN: LogoMove = { kind: 'broken' };

testRulesContract('Guess the Club Logo', { rules: logoGame, deal: { logos: forty } });
testRulesContract('Guess the Club Logo with ten logos', { rules: logoGame, deal: { logos: forty.slice(0, 10) } });
testRulesContract('Guess the Club Logo with the fallback', { rules: logoGame, deal: { logos: FALLBACK_LOGOS } });
testRulesContract('Guess the Club Logo with four logos', { rules: logoGame, deal: { logos: forty.slice(0, 4) } });

describe('how a game ends', () => {
  test.each([
    // Correct, wrong, late.
    ['✓✓✓✓✓✓✓✓✓✓', 'win', 150, 10, 0],
    ['✓✓✓✓✓✗✓✓✓✓', 'win', 115, 9, 1],
    ['✗⏱✓✓✓✓✓✓✓✓', 'win', 105, 8, 2],
    ['✗✗✗', 'lose', 0, 0, 3],
    ['⏱⏱⏱', 'lose', 0, 0, 3],
    ['✓✗✓⏱✓✗', 'lose', 30, 3, 3],
    // The last life is lost with the last question.
    ['✗✗✓✓✓✓✓✓✓✗', 'lose', 95, 7, 3],
  ])('%s is a %s of %i points', (marks, outcome, score, roundsWon, livesUsed) => {
    const status = logoGame.status(answering(marks));
    expect(status).toMatchObject({
      phase: 'over',
      result: { outcome, score, roundsWon, roundsTotal: 10, livesUsed, livesTotal: 3 },
    });
  });

  test.each(['✓✓✓✓✓✓✓✓✓', '✗✗', '✗✓⏱✓✓✓✓✓✓'])('after %s the game continues', (marks) => {
    expect(logoGame.status(answering(marks)).phase).toBe('open');
  });

  test('the history has logo, correct name and answer, with a text for timeouts', () => {
    const state = answering('✓⏱✗✗');
    const status = logoGame.status(state);
    const history = status.phase === 'over' ? status.result.history : [];
    expect(history).toHaveLength(4);
    expect(state.history[1]?.playerAnswer).toBe('TIMEOUT');
    expect(history?.[1]).toMatchObject({ playerAnswer: { key: 'timeOut' }, isCorrect: false });
    expect(history?.[0]).toMatchObject({ playerAnswer: history?.[0]?.correctAnswer, isCorrect: true });
    expect(history?.[0]?.picture).toEqual({ src: state.history[0]?.logoUrl, kind: 'crest' });
  });
});

describe('the logos of a game', () => {
  test.each([
    [40, 10],
    [10, 10],
    [5, 5],
    [4, 4],
  ])('%i logos give %i different questions, never one twice in a row', (size, different) => {
    for (let seed = 1; seed <= 100; seed++) {
      const { shown } = answering('✓✓✓✓✓✓✓✓✓✓', { logos: forty.slice(0, size), seed });
      expect(shown).toHaveLength(10);
      expect(new Set(shown).size).toBe(different);
      shown.forEach((logo, index) => expect(logo).not.toBe(shown[index - 1]));
    }
  });
});

describe('an answer', () => {
  const asking = shownAt(started());

  test('an answer counts once: a second answer and a late timeout are rejected', () => {
    const answered = move(asking, { kind: 'answer', name: nameOf(asking) });
    expect(refusal(answered, { kind: 'answer', name: nameOf(asking) })).toBe('locked');
    expect(refusal(answered, { kind: 'timeOut' })).toBe('locked');
    expect(answered.history).toHaveLength(1);
  });

  test('after the timeout is rejected', () => {
    const late = move(asking, { kind: 'timeOut' });
    expect(refusal(late, { kind: 'answer', name: nameOf(asking) })).toBe('locked');
    expect(livesLeft(late.history)).toBe(2);
  });

  test('must be one of the four names', () => {
    expect(refusal(asking, { kind: 'answer', name: 'Club 99' })).toBe('notAnOption');
  });

  test.each([
    ['the start delay', started()],
    ['the loading of the picture', move(started(), { kind: 'begin' })],
  ])('an answer is rejected during %s', (_when, state) => {
    expect(refusal(state, { kind: 'answer', name: nameOf(state) })).toBe('locked');
  });

  test('draws the next question at once, so that its picture can be fetched', () => {
    const answered = move(asking, { kind: 'answer', name: nameOf(asking) });
    expect(answered.upcoming).not.toBeNull();
    expect(move(answered, { kind: 'next' }).question).toEqual(answered.upcoming);
  });
});

describe('a broken picture', () => {
  const loading = move(started(), { kind: 'begin' });

  test.each([
    ['while it loads', loading],
    ['during the countdown', move(loading, { kind: 'shown' })],
  ])('%s stops the countdown and is replaced; the question does not count', (_when, state) => {
    const unavailable = move(state, BROKEN);
    expect(logoGame.status(unavailable).phase).toBe('locked');
    expect(logoGame.effects?.(unavailable)).toMatchObject([{ key: 'pause 1', ms: 1500, purpose: 'feedback' }]);
    const next = move(unavailable, { kind: 'next' });
    expect(next.history).toEqual([]);
    expect(next.stage).toBe('loading');
    expect(next.question.logo).not.toBe(state.question.logo);
  });

  test('a broken picture is not shown again', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const first = move(started({ logos: forty.slice(0, 4), seed }), { kind: 'begin' });
      const { shown } = answering('✓✓✓✓✓✓✓✓✓✓', { from: move(move(first, BROKEN), { kind: 'next' }) });
      expect(shown.filter((logo) => logo === first.question.logo)).toHaveLength(1);
    }
  });

  test('stops the round if the one before was broken too, until the player tries another one', () => {
    const second = move(move(loading, BROKEN), { kind: 'next' });
    const waiting = move(second, BROKEN);
    expect(waiting.stage).toBe('waiting');
    expect(logoGame.status(waiting).phase).toBe('open');
    expect(logoGame.effects?.(waiting)).toEqual([]);
    expect(refusal(waiting, { kind: 'answer', name: nameOf(waiting) })).toBe('locked');
    const retried = move(waiting, { kind: 'retry' });
    expect(retried).toMatchObject({ stage: 'loading', history: [] });
    expect(retried.question.logo).not.toBe(second.question.logo);
    expect(move(retried, BROKEN).stage).toBe('waiting');
  });

  test('a broken picture can be asked later if the round had to wait', () => {
    const first = move(started({ logos: forty.slice(0, 4) }), { kind: 'begin' });
    let state = move(move(first, BROKEN), { kind: 'next' });
    for (let failure = 0; failure < 8; failure++) state = move(move(state, BROKEN), { kind: 'retry' });
    expect(new Set(answering('✓✓✓✓✓✓✓✓✓✓', { from: state }).shown.slice(9)).size).toBeGreaterThan(2);
  });
});

describe('the timers', () => {
  function open() {
    const clock = createManualClock();
    const session = new GameSession<{ logos: TeamLogo[] }, LogoState, LogoMove, never>({
      rules: logoGame,
      game: { deal: { logos: forty }, seed: 1, moves: [], timers: {}, timeScale: 1 },
      clock,
      perform: () => Promise.reject(new Error('The rules list no requests.')),
      onError: (error) => {
        throw error;
      },
    });
    return { clock, session, stage: () => session.snapshot().state.stage };
  }

  test('the question starts 200 ms after the start, once the picture has loaded', () => {
    const { clock, session, stage } = open();
    clock.pass(199);
    expect(session.play({ kind: 'shown' })).toBe('locked');
    clock.pass(1);
    expect(stage()).toBe('loading');
    session.play({ kind: 'shown' });
    expect(session.msLeft('question 1')).toBe(5000);
  });

  test('the question starts without its picture after 1.5 s', () => {
    const { clock, stage } = open();
    clock.pass(200 + 1499);
    expect(stage()).toBe('loading');
    clock.pass(1);
    expect(stage()).toBe('asking');
  });

  test('after five seconds the answer is TIMEOUT, and the next question follows 1.5 s later', () => {
    const { clock, session, stage } = open();
    clock.pass(200);
    session.play({ kind: 'shown' });
    clock.pass(4999);
    expect(stage()).toBe('asking');
    clock.pass(1);
    expect(session.snapshot().state.history).toMatchObject([{ playerAnswer: 'TIMEOUT' }]);
    clock.pass(1499);
    expect(stage()).toBe('answered');
    clock.pass(1);
    expect(stage()).toBe('loading');
  });

  test('a player who does nothing loses after three questions', () => {
    const { clock, session } = open();
    clock.pass(200 + 3 * (1500 + 5000 + 1500));
    expect(session.snapshot().status.phase).toBe('over');
  });
});

function started({ logos = forty, seed = 1 }: { logos?: readonly TeamLogo[]; seed?: number } = {}): LogoState {
  return logoGame.start({ logos }, createRandom(seed));
}

function shownAt(state: LogoState): LogoState {
  const loading = state.stage === 'starting' ? move(state, { kind: 'begin' }) : state;
  return move(loading, { kind: 'shown' });
}

/** Plays a game with drawn answers: ✓ right, ✗ wrong, ⏱ too late. */
function answering(
  marks: string,
  { logos, seed, from }: { logos?: readonly TeamLogo[]; seed?: number; from?: LogoState } = {},
): LogoState {
  const start = from ?? started({ ...(logos && { logos }), ...(seed && { seed }) });
  return [...marks].reduce((state, mark) => {
    const asking = shownAt(state);
    const right = nameOf(asking);
    const name = mark === '✓' ? right : asking.question.options.find((option) => option !== right)!;
    return move(move(asking, mark === '⏱' ? { kind: 'timeOut' } : { kind: 'answer', name }), { kind: 'next' });
  }, start);
}

function nameOf({ logos, question }: LogoState): string {
  return logos[question.logo]!.name;
}

function move(state: LogoState, next: LogoMove): LogoState {
  const outcome = logoGame.play(state, next, createRandom(state.shown.length));
  if (!outcome.accepted) throw new Error(`${next.kind}: ${outcome.reason}`);
  return outcome.state;
}

function refusal(state: LogoState, next: LogoMove): string | undefined {
  const outcome = logoGame.play(state, next, createRandom(1));
  return outcome.accepted ? undefined : outcome.reason;
}
