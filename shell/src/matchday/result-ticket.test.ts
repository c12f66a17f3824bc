import type { CountedResult } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { ResultTicket } from './result-ticket.ts';

const fixture = { matchday: 147, game: 'memo-game' };

/** Records calls. Reports reject, which the ticket ignores. */
function calls() {
  const requested: string[] = [];
  const reported: CountedResult[] = [];
  return {
    requested,
    reported,
    async request(matchday: number, game: string) {
      requested.push(`${matchday}/${game}`);
      return 'ticket';
    },
    async report(_matchday: number, result: CountedResult) {
      reported.push(result);
      throw new Error('offline');
    },
  };
}

test('is requested once, and used to report the result', async () => {
  const server = calls();
  const ticket = new ResultTicket(fixture, undefined, server);
  expect([ticket.read(), ticket.read()]).toEqual([undefined, undefined]);
  await ticket.report({
    outcome: 'win',
    won: 9,
    met: [
      [7, 1],
      [8, 0],
      [9, 1],
    ],
  });
  expect(ticket.read()).toBe('ticket');
  expect(server.requested).toEqual(['147/memo-game']);
  expect(server.reported).toEqual([{ ticket: 'ticket', outcome: 'win', roundsWon: 9, named: [7, 9], missed: [8] }]);
});

test('is not requested again for a continued fixture', async () => {
  const server = calls();
  const ticket = new ResultTicket(fixture, 'kept', server);
  expect(ticket.read()).toBe('kept');
  await ticket.report({ outcome: 'lose', won: 2 });
  expect(server.requested).toEqual([]);
  expect(server.reported).toEqual([{ ticket: 'kept', outcome: 'lose', roundsWon: 2, named: [], missed: [] }]);
});

test('reports nothing if the server issues no ticket', async () => {
  const server = calls();
  server.request = async () => Promise.reject(new Error('offline'));
  const ticket = new ResultTicket(fixture, undefined, server);
  ticket.read();
  await ticket.report({ outcome: 'win', won: 9 });
  expect(server.reported).toEqual([]);
});
