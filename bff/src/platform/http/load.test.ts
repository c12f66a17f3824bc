import { describe, expect, test } from 'vitest';
import { DrivenLoop } from '../../../test/fixtures/driven-loop.ts';
import { Load, type RequestPriority } from './load.ts';

function setUp(): {
  loop: DrivenLoop;
  load: Load;
  log: string[];
  send: (name: string, priority: RequestPriority, ms?: number) => void;
} {
  const loop = new DrivenLoop();
  const load = new Load(loop);
  const log: string[] = [];
  /** Sends a request whose handler takes `ms` of CPU time. */
  const send = (name: string, priority: RequestPriority, ms = 0): void => {
    const isCounted = load.enter(priority, undefined, (isAccepted) => {
      log.push(isAccepted ? name : `${name} expired`);
      loop.cpuMs += ms;
      if (isAccepted) load.leave(undefined);
    });
    if (!isCounted) log.push(`${name} rejected`);
  };
  return { loop, load, log, send };
}

describe('a server with little load', () => {
  test('starts a request at once', () => {
    const { log, send } = setUp();
    send('guess', 'write');
    expect(log).toEqual(['guess']);
  });

  test('starts the next request as soon as the turn has ended', () => {
    const { loop, log, send } = setUp();
    send('first', 'read', 50);
    loop.endTurn();
    send('second', 'read');
    expect(log).toEqual(['first', 'second']);
    loop.endTurn();
    expect(loop.endTurn()).toBe(false);
  });

  test('rejects none of a few requests that waited for a long task of the server', () => {
    const { loop, log, send } = setUp();
    for (const name of ['first', 'second', 'third']) send(name, 'report');
    loop.cpuMs += 10_000;
    while (loop.endTurn());
    expect(log).toEqual(['first', 'second', 'third']);
  });
});

describe('requests that arrive together', () => {
  test('start in the order of their importance, then of their arrival', () => {
    const { loop, log, send } = setUp();
    send('opens the turn', 'read');
    send('report', 'report');
    send('new game', 'write');
    send('guess', 'move');
    send('player', 'read');
    send('hub', 'page');
    send('second player', 'read');
    send('session', 'admin');
    expect(log).toEqual(['opens the turn']);
    while (loop.endTurn());
    expect(log.slice(1)).toEqual(['session', 'hub', 'guess', 'player', 'second player', 'new game', 'report']);
  });

  test('wait for the next turn after the requests of this turn have taken 2 ms', () => {
    const { loop, log, send } = setUp();
    for (let index = 0; index < 10; index += 1) send(String(index), 'read', 1);
    const started: number[] = [];
    while (loop.endTurn()) started.push(log.length);
    expect(started).toEqual([2, 4, 6, 8, 10]);
  });

  test.each([
    ['as long as reading and rejecting took', 6, 3],
    ['at most 20 ms', 40, 10],
  ])('start for %s', (_what, readingMs, starts) => {
    const { loop, log, send } = setUp();
    send('opens the turn', 'page');
    for (let index = 0; index < 20; index += 1) send('hub', 'page', 2);
    loop.endTurn();
    const before = log.length;
    loop.cpuMs += readingMs;
    loop.endTurn();
    expect(log.slice(before).filter((entry) => entry === 'hub')).toHaveLength(starts);
  });

  test('do not displace a more important request that arrives later', () => {
    const { loop, log, send } = setUp();
    for (let index = 0; index < 20; index += 1) send('guess', 'write', 6);
    loop.endTurn();
    send('hub', 'page');
    loop.endTurn();
    expect(log).toEqual(['guess', 'guess', 'hub', 'guess']);
  });

  test('are rejected above the limit of their importance', () => {
    const { log, send, load } = setUp();
    for (let index = 0; index < 40; index += 1) send('report', 'report');
    send('guess', 'write');
    // The first request has already ended.
    expect(log.filter((entry) => entry === 'report rejected')).toHaveLength(7);
    expect(load.inProgress).toBe(33);
  });

  test('are rejected after a wait of more than 50 ms of CPU time, until few are left', () => {
    const { loop, log, send, load } = setUp();
    for (let index = 0; index < 30; index += 1) send('guess', 'write');
    expect(load.inProgress).toBe(29);
    loop.cpuMs += 50;
    send('late guess', 'write');
    loop.cpuMs += 1;
    loop.endTurn();
    expect(log.filter((entry) => entry === 'guess expired')).toHaveLength(14);
    while (loop.endTurn());
    expect(log.at(-1)).toBe('late guess');
    expect(load.inProgress).toBe(0);
  });

  test('are not rejected while only other programs use CPU time', () => {
    const { loop, log, send } = setUp();
    for (let index = 0; index < 60; index += 1) send('guess', 'write', 0.5);
    // Other programs stretch the turns, but the CPU time of this process stands still.
    while (loop.endTurn());
    expect(log).toEqual(Array.from({ length: 60 }, () => 'guess'));
  });
});

describe('requests of one address', () => {
  /** Requests that stay in progress until `end` is called with their names. */
  function setUpSlow() {
    const loop = new DrivenLoop();
    const load = new Load(loop);
    const log: string[] = [];
    const send = (name: string, address: string | undefined, priority: RequestPriority = 'page'): void =>
      void load.enter(priority, address, (isAccepted) => log.push(isAccepted ? name : `${name} expired`));
    const endTurns = (): void => {
      while (loop.endTurn());
    };
    return { loop, load, log, send, endTurns };
  }

  test('are in progress four at a time, while those of another address start', () => {
    const { log, send, endTurns, load } = setUpSlow();
    for (let index = 1; index <= 16; index += 1) send(`greedy ${index}`, '10.0.0.1');
    send('hub', '10.0.0.2');
    endTurns();
    expect(log).toEqual(['greedy 1', 'greedy 2', 'greedy 3', 'greedy 4', 'hub']);
    load.leave('10.0.0.1');
    endTurns();
    expect(log.slice(5)).toEqual(['greedy 5']);
  });

  test('continue when the last one of them has ended', () => {
    const { log, send, endTurns, load } = setUpSlow();
    for (let index = 1; index <= 6; index += 1) send(String(index), '10.0.0.1');
    endTurns();
    for (let index = 1; index <= 6; index += 1) {
      load.leave('10.0.0.1');
      endTurns();
    }
    expect(log).toHaveLength(6);
    expect(load.inProgress).toBe(0);
  });

  test('have no limit if they are not counted', () => {
    const { log, send, endTurns } = setUpSlow();
    for (let index = 1; index <= 16; index += 1) send(String(index), undefined, 'admin');
    endTurns();
    expect(log).toHaveLength(16);
  });
});
