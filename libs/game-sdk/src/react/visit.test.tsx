// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DealProblem, type DealContext, type Options } from '../game.ts';
import { HttpError } from '../http-error.ts';
import { accept } from '../rules.ts';
import type { Http, RequestOptions, ToastRequest } from '../services.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createTrackedResources } from '../tracked-resources.ts';
import { defineGame, type Game } from './game.ts';
import { RESUMABLE_FOR_MS, savedGamesIn } from './saved-games.ts';
import { useVisit } from './visit.ts';

afterEach(() => sessionStorage.clear());

type TestGame = Game<null, string, 'end'>;

const intro = {
  howToPlay: ['rule'],
  options: [
    { name: 'time', label: 'time', choices: ['none', '60'].map((value) => ({ value, label: value })), initial: 'none' },
  ],
};

/** Returns a game with a single move. */
const gameOf = (parts: Pick<TestGame, 'deal'> & Partial<TestGame>) =>
  defineGame<null, string, 'end'>({
    manifest: {
      key: 'one-move',
      version: '1.0.0',
      name: { en: 'One' },
      description: { en: 'One' },
      icon: 'trophy',
      sdk: '^1.0.0',
      resultTheme: { color: '#0b6b3a' },
    },
    rules: {
      start: () => 'started',
      play: () => accept('ended'),
      status: () => ({ phase: 'open' }),
      legalMoves: () => [],
    },
    View: () => null,
    ...parts,
  });

const problems = { noAnswer: 'The site did not answer.', unknown: 'It did not start.' };
const busy = (retryAfterMs?: number) => new HttpError('failed', '503: busy', { status: 503, retryAfterMs });
const unreachable = () => new HttpError('unreachable', 'Failed to fetch');

const toast: ToastRequest = { title: 'Error', description: 'No players.', tone: 'destructive' };

/** The longest delay before another attempt. */
const BACKOFF_MS = 1000;

function visitOf(
  parts: Pick<TestGame, 'deal'> & Partial<TestGame>,
  http = fakeServices().services.http,
  newSeed = () => 0,
  { preset = {}, skipsIntro = false }: { preset?: Options; skipsIntro?: boolean } = {},
) {
  const errors: unknown[] = [];
  const clock = createManualClock();
  const { services, toasts, logged } = fakeServices();
  const options = {
    game: gameOf(parts),
    services: { ...services, http },
    clock,
    date: () => clock.now(),
    saved: savedGamesIn(sessionStorage),
    resources: createTrackedResources((error) => errors.push(error)),
    timeScale: 1,
    preset,
    skipsIntro,
    problems,
    newSeed,
    onError: (error: unknown) => void errors.push(error),
  };
  const { result, unmount } = renderHook(() => useVisit(options));
  return {
    phase: () => result.current.phase,
    controls: () => result.current.visit,
    /** Lets promises settle, advances the time, and lets promises settle again. */
    pass: (ms: number) =>
      act(async () => {
        await settle();
        clock.pass(ms);
        await settle();
      }),
    clock,
    errors,
    toasts,
    logged,
    unmount,
  };
}

async function settle() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** Returns a deal that fails with the given errors in order and then succeeds. */
function failing(...errors: readonly unknown[]) {
  const left = [...errors];
  return recording(async () => {
    if (left.length > 0) throw left.shift();
    return null;
  });
}

function recording(deal: () => Promise<null>) {
  const calls: DealContext[] = [];
  return {
    calls,
    deal: (context: DealContext) => {
      calls.push(context);
      return deal();
    },
  };
}

/** Returns calls that never get a response. */
function hangingHttp() {
  const signals: AbortSignal[] = [];
  const http: Http = {
    get: (_path, { signal }: RequestOptions = {}) => {
      signals.push(signal!);
      return new Promise(() => undefined);
    },
    post: () => new Promise(() => undefined),
  };
  return { http, signals };
}

test('a deal that succeeds starts the round', async () => {
  const { phase, errors } = visitOf(failing());
  await waitFor(() => expect(phase().phase).toBe('playing'));
  expect(errors).toEqual([]);
});

test('passes the items of the last three rounds to the next deal, latest first', async () => {
  const { calls, deal } = failing();
  let seed = 0;
  const asked = (state: string) => [state, seed];
  const { phase, controls } = visitOf({ deal, asked }, undefined, () => (seed += 1));
  for (let round = 1; round <= 5; round++) {
    await waitFor(() => expect(phase().phase).toBe('playing'));
    expect(calls).toHaveLength(round);
    act(() => {
      const { session } = phase() as Extract<ReturnType<typeof phase>, { phase: 'playing' }>;
      session.play('end');
      controls().playAgain();
    });
  }
  expect(calls.map(({ recent }) => recent)).toEqual([
    [],
    ['ended', '1'],
    ['ended', '2', 'ended', '1'],
    ['ended', '3', 'ended', '2', 'ended', '1'],
    ['ended', '4', 'ended', '3', 'ended', '2'],
  ]);
});

describe('a deal that fails', () => {
  test.each([
    ['with a bug', new TypeError('x is undefined'), problems.unknown, 1],
    ['with a refused call', new HttpError('refused', '404: nothing', { status: 404 }), problems.unknown, 1],
    ['with its own DealProblem', new DealProblem('Too few players.'), 'Too few players.', 0],
  ])('%s is not repeated', async (_how, error, problem, errorCount) => {
    const { calls, deal } = failing(error);
    const { phase, pass, errors } = visitOf({ deal });
    await pass(BACKOFF_MS);
    expect(phase()).toEqual({ phase: 'failed', problem });
    expect(calls).toHaveLength(1);
    expect(errors).toHaveLength(errorCount);
  });

  test('a deal that fails by throwing synchronously is handled like one that rejects', async () => {
    const { phase, pass } = visitOf({
      deal: () => {
        throw new DealProblem('Too few players.');
      },
    });
    await pass(0);
    expect(phase()).toEqual({ phase: 'failed', problem: 'Too few players.' });
  });

  test.each([
    ['an unreachable server', unreachable()],
    ['a failed call', busy()],
    ['a DealProblem caused by a failed call', new DealProblem('No players.', { title: 'Error', cause: busy() })],
  ])('a deal that fails because of %s is repeated twice, and nothing is shown', async (_what, error) => {
    const { calls, deal } = failing(error, error);
    const { phase, pass, toasts, logged, errors } = visitOf({ deal });
    await pass(BACKOFF_MS);
    await pass(BACKOFF_MS);
    expect(phase().phase).toBe('playing');
    expect(calls).toHaveLength(3);
    expect([toasts, logged, errors]).toEqual([[], [], []]);
  });

  test.each([
    ['shows the text of the page and logs the error', busy(), problems.noAnswer, 0, 1],
    [
      'shows its DealProblem and one toast',
      new DealProblem('No players.', { title: 'Error', cause: busy() }),
      'No players.',
      1,
      0,
    ],
  ])('three times %s', async (_what, error, problem, toastCount, logCount) => {
    const { calls, deal } = failing(error, error, error, error);
    const { phase, pass, toasts, logged, errors } = visitOf({ deal });
    await pass(BACKOFF_MS);
    await pass(BACKOFF_MS);
    await pass(BACKOFF_MS);
    expect(phase()).toEqual({ phase: 'failed', problem });
    expect(calls).toHaveLength(3);
    expect(toasts).toHaveLength(toastCount);
    expect(logged).toHaveLength(logCount);
    expect(errors).toEqual([]);
  });

  test('a deal that fails passes its cause on with the toast', async () => {
    const cause = new HttpError('refused', '404: nothing');
    const { deal } = failing(new DealProblem('No players.', { title: 'Error', cause }));
    const { pass, toasts } = visitOf({ deal });
    await pass(0);
    expect(toasts).toEqual([{ ...toast, cause }]);
  });

  test('a deal that fails waits longer before the second repetition than before the first', async () => {
    const { calls, deal } = failing(busy(), busy());
    const { pass } = visitOf({ deal });
    await pass(249);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    await pass(499);
    expect(calls).toHaveLength(2);
    await pass(1);
    expect(calls).toHaveLength(3);
  });

  test('a deal that fails waits for the time in the Retry-After header', async () => {
    const { calls, deal } = failing(busy(3000));
    const { pass } = visitOf({ deal });
    await pass(2999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
  });

  test('a deal that fails is not repeated if Retry-After is more than five seconds', async () => {
    const { calls, deal } = failing(busy(60_000));
    const { phase, pass } = visitOf({ deal });
    await pass(60_000);
    expect(phase().phase).toBe('failed');
    expect(calls).toHaveLength(1);
  });
});

describe('a deal that does not settle', () => {
  const never = () => new Promise<null>(() => undefined);

  test('a deal that does not settle fails after twelve seconds like an unreachable site, and is not repeated', async () => {
    const { calls, deal } = recording(never);
    const { phase, pass } = visitOf({ deal });
    await pass(11_999);
    expect(phase().phase).toBe('dealing');
    await pass(1);
    expect(phase()).toEqual({ phase: 'failed', problem: problems.noAnswer });
    await pass(BACKOFF_MS);
    expect(calls).toHaveLength(1);
  });

  test.each<[string, (visit: ReturnType<typeof visitOf>) => void]>([
    ['at its timeout', ({ clock }) => clock.pass(12_000)],
    ['when the player leaves', ({ unmount }) => unmount()],
    ['when another deal replaces it', ({ controls }) => controls().start({})],
  ])('a deal that does not settle has its calls aborted %s', async (_when, end) => {
    const { http, signals } = hangingHttp();
    const visit = visitOf({ deal: ({ services }) => services.http.get<null>('/api/players') }, http);
    await visit.pass(0);
    expect(signals[0]!.aborted).toBe(false);
    act(() => end(visit));
    expect(signals[0]!.aborted).toBe(true);
  });

  test('a deal that does not settle shows nothing and starts no timer after its player has left', async () => {
    const visit = visitOf({ deal: never });
    await visit.pass(0);
    visit.unmount();
    await visit.pass(60_000);
    expect([visit.errors, visit.toasts, visit.logged]).toEqual([[], [], []]);
  });
});

describe('the intro', () => {
  test('the intro keeps the chosen options after a failed deal, and deals with them on a retry', async () => {
    const { calls, deal } = failing(new DealProblem('Too few players.'));
    const { phase, controls, pass } = visitOf({ deal, intro });
    await pass(0);
    expect(phase()).toEqual({ phase: 'intro', options: { time: 'none' }, canResume: false });
    act(() => controls().start({ time: '60' }));
    await pass(0);
    expect(phase()).toEqual({ phase: 'intro', options: { time: '60' }, canResume: false, problem: 'Too few players.' });
    act(() => controls().retry());
    await pass(0);
    expect(phase().phase).toBe('playing');
    expect(calls.map(({ options }) => options)).toEqual([{ time: '60' }, { time: '60' }]);
  });

  test('the intro still starts a game after a failed check', async () => {
    const prepare = () => Promise.reject(new DealProblem('Too few players.'));
    const { phase, controls, pass } = visitOf({ ...failing(), prepare, intro });
    await pass(0);
    expect(phase()).toMatchObject({ phase: 'intro', problem: 'Too few players.' });
    act(() => controls().start({}));
    await pass(0);
    expect(phase().phase).toBe('playing');
  });

  test('the intro repeats the check on a retry after a failed check', async () => {
    const checks = failing(new DealProblem('Too few players.'));
    const prepare = async () => void (await checks.deal({} as DealContext));
    const { phase, controls, pass } = visitOf({ ...failing(), prepare, intro });
    await pass(0);
    act(() => controls().retry());
    expect(phase().phase).toBe('preparing');
    await pass(0);
    expect(phase()).toEqual({ phase: 'intro', options: { time: 'none' }, canResume: false });
    expect(checks.calls).toHaveLength(2);
  });

  test('the intro repeats the deal on a retry if the deal failed after the check', async () => {
    const checks = failing(new DealProblem('Too few players.'));
    const prepare = async () => void (await checks.deal({} as DealContext));
    const { phase, controls, pass } = visitOf({ ...failing(new DealProblem('Too few clubs.')), prepare, intro });
    await pass(0);
    act(() => controls().start({}));
    await pass(0);
    act(() => controls().retry());
    await pass(0);
    expect([phase().phase, checks.calls.length]).toEqual(['playing', 1]);
  });

  test('the intro waits for a check that fails temporarily, and shows no problem', async () => {
    const checks = failing(busy());
    const prepare = async () => void (await checks.deal({} as DealContext));
    const { phase, pass } = visitOf({ ...failing(), prepare, intro });
    await pass(0);
    expect(phase().phase).toBe('preparing');
    await pass(BACKOFF_MS);
    expect(phase()).toEqual({ phase: 'intro', options: { time: 'none' }, canResume: false });
  });
});

describe('a saved round', () => {
  /** Starts a round and leaves the page. */
  async function leaveRound(): Promise<void> {
    const visit = visitOf({ ...failing(), intro });
    act(() => visit.controls().start({ time: '60' }));
    await visit.pass(0);
    visit.unmount();
  }

  test.each([
    ['until half an hour later', RESUMABLE_FOR_MS, 'playing'],
    ['no longer', RESUMABLE_FOR_MS + 1, 'intro'],
  ])('a saved round can be resumed %s', async (_case, age, expected) => {
    await leaveRound();
    const { phase, controls, pass } = visitOf({ ...failing(), intro });
    await pass(age);
    act(() => controls().resume());
    expect(phase().phase).toBe(expected);
  });

  test('a preset option replaces its initial value on the intro, unless the intro does not offer it', async () => {
    const { phase, pass } = visitOf({ intro, deal: async () => null }, undefined, undefined, {
      preset: { time: '60' },
    });
    await pass(0);
    expect(phase()).toEqual({ phase: 'intro', options: { time: '60' }, canResume: false });
    const forged = visitOf({ intro, deal: async () => null }, undefined, undefined, {
      preset: { time: '1', cheat: 'on' },
    });
    await forged.pass(0);
    await forged.pass(0);
    expect(forged.phase()).toMatchObject({ options: { time: 'none' } });
    expect(forged.phase()).not.toHaveProperty('options.cheat');
  });

  test('a round starts without the intro for a player who knows the rules, and shows it if the deal fails', async () => {
    const known = visitOf({ intro, deal: async () => null }, undefined, undefined, { skipsIntro: true });
    await known.pass(0);
    expect(known.phase().phase).toBe('playing');
    known.unmount();
    sessionStorage.clear();
    const deal = () => Promise.reject(new DealProblem('Too few players.'));
    const failed = visitOf({ intro, deal }, undefined, undefined, { skipsIntro: true });
    await failed.pass(0);
    expect(failed.phase()).toMatchObject({ phase: 'intro', problem: 'Too few players.' });
  });

  test('a saved round that is resumed is followed by a round with the same options', async () => {
    await leaveRound();
    const { calls, deal } = failing();
    const { controls, pass } = visitOf({ deal, intro });
    act(() => controls().resume());
    act(() => controls().playAgain());
    await pass(0);
    expect(calls.map(({ options }) => options)).toEqual([{ time: '60' }]);
  });
});
