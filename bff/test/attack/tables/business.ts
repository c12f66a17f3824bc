import type { CareerGameState, PluginDetail } from '@soccer-legends/contracts';
import { pluginArchive } from '../../fixtures/plugin-archive.ts';
import type { Answer } from '../../fixtures/send.ts';
import type { RunningGame } from '../../fixtures/visitor.ts';
import { post, upload, type Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const SOMEBODY = 1;
const WRONG = 2_147_483_647;

type Step = (verb: 'guess' | 'next-round', body: object) => Promise<Answer>;

/** Starts a game and lets `play` send its requests in any order. */
const inAGame =
  (play: (step: Step, game: { gameId: string; correctPlayerId: number }, target: Target) => Promise<Answer>) =>
  async (target: Target): Promise<Answer> => {
    const from = '127.0.0.60';
    const begun = await target.as('stranger', '/api/game/new', { method: 'POST', from });
    const { gameId, correctPlayerId } = begun.json<RunningGame>();
    const step: Step = (verb, body) =>
      target.as('stranger', `/api/game/${verb}`, { method: 'POST', from, body: { gameId, ...body } });
    return play(step, { gameId, correctPlayerId }, target);
  };

const many = (count: number, path: string, sending: object) => async (target: Target) => {
  const answers = await Promise.all(Array.from({ length: count }, () => target.as('stranger', path, sending)));
  return answers.find(({ status }) => status === 429) ?? answers[0]!;
};

async function claimedVictory(step: Step, { gameId }: { gameId: string }, target: Target): Promise<Answer> {
  await step('guess', { playerId: WRONG });
  await step('next-round', { wasCorrect: true });
  const answer = await target.as('stranger', `/api/game?gameId=${gameId}`);
  return { ...answer, status: answer.json<CareerGameState>().roundsWon === 0 ? answer.status : 500 };
}

type SendFailures = (target: Target, reports: object[]) => Promise<void>;

/** Returns 200 if the candidate of a staged release is still staged after the attacker's reports of failures. */
const duringARollout =
  (version: string, sendFailures: SendFailures) =>
  async (target: Target): Promise<Answer> => {
    const plugin = '/api/admin/plugins/penalty-kick';
    await target.as('administrator', '/api/admin/plugins', {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: pluginArchive({ key: 'penalty-kick', version }),
    });
    const body = { version, share: 100, reason: 'all of them' };
    const staged = (await target.as('administrator', `${plugin}/stage`, { method: 'POST', body })).json<PluginDetail>();
    const { release } = staged.candidate!;
    await sendFailures(
      target,
      Array.from({ length: 20 }, () => ({ key: 'penalty-kick', release, outcome: 'failed', ms: 1 })),
    );
    const answer = await target.as('administrator', plugin);
    const isStaged = answer.json<PluginDetail>().candidate !== null;
    await target.as('administrator', `${plugin}/stage`, { method: 'POST', body: { ...body, share: 0 } });
    return { ...answer, status: isStaged ? answer.status : 500 };
  };

function reportFailures(target: Target, reports: object[], from: string, cookie: string): Promise<Answer> {
  return target.as('stranger', '/api/plugin-health', { method: 'POST', from, headers: { cookie }, body: { reports } });
}

const withoutTickets: SendFailures = async (target, reports) => {
  for (let request = 0; request < 10; request += 1)
    for (const cookie of ['', `sl-page=e30.${'A'.repeat(43)}`])
      await reportFailures(target, reports, `127.0.${100 + request}.1`, cookie);
};

async function ticketFor(target: Target, from: string): Promise<string> {
  const page = await target.as('stranger', '/penalty-kick', { headers: { accept: 'text/html' }, from });
  const ticket = page.headers['set-cookie']?.find((cookie) => cookie.startsWith('sl-page='));
  if (!ticket) throw new Error('The page has no ticket.');
  return ticket.split(';')[0]!;
}

const withTicketsOfOneNetwork: SendFailures = async (target, reports) => {
  for (let page = 1; page <= 20; page += 1) {
    const from = `127.0.120.${page}`;
    await reportFailures(target, reports, from, await ticketFor(target, from));
  }
};

const withOneTicketInManyNetworks: SendFailures = async (target, reports) => {
  const ticket = await ticketFor(target, '127.0.130.1');
  for (let network = 130; network < 150; network += 1)
    await reportFailures(target, reports, `127.0.${network}.1`, ticket);
};

async function pastTheEnd(step: Step): Promise<Answer> {
  let last: Answer | undefined;
  for (let round = 0; round < 12 && (last?.status ?? 200) === 200; round += 1) {
    last = await step('guess', { playerId: WRONG });
    if (last.status === 200) last = await step('next-round', { wasCorrect: false });
  }
  return last!;
}

async function guessesAtOnce(step: Step): Promise<Answer> {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((playerId) => step('guess', { playerId })));
  const taken = answers.filter(({ status }) => status === 200).length;
  const refused = answers.find(({ status }) => status !== 200);
  return taken === 1 && refused ? refused : { ...answers[0]!, status: 500 };
}

/** The common fields of releases. */
const reasoned = { version: '1.2.3', reason: 'an attack' };

export const BUSINESS: readonly Attack[] = [
  ['failures of pages that were never served', 'stranger', duringARollout('8.0.0', withoutTickets), '200'],
  ['failures of one network’s pages', 'stranger', duringARollout('8.0.1', withTicketsOfOneNetwork), '200'],
  ['failures with one page’s ticket', 'stranger', duringARollout('8.0.2', withOneTicketInManyNetworks), '200'],
  [
    'the next round without a guess',
    'stranger',
    inAGame((step) => step('next-round', {})),
    '409 careerGame.notAnswered',
  ],
  [
    'a second guess after a wrong one',
    'stranger',
    inAGame(async (step, { correctPlayerId }) => {
      await step('guess', { playerId: WRONG });
      return step('guess', { playerId: correctPlayerId });
    }),
    '409 careerGame.alreadyAnswered',
  ],
  ['six concurrent guesses', 'stranger', inAGame(guessesAtOnce), '409 careerGame.alreadyAnswered'],
  ['a claimed victory', 'stranger', inAGame(claimedVictory), '200'],
  ['rounds past the last', 'stranger', inAGame(pastTheEnd), '409 careerGame.finished'],
  [
    'an unknown game',
    'stranger',
    post('/api/game/guess', { gameId: '00000000-0000-4000-8000-000000000001', playerId: SOMEBODY }),
    '404 careerGame.notFound',
  ],
  ['sixty-one searches', 'stranger', many(61, '/api/players/search?q=xx', { from: '127.0.0.61' }), '429 rateLimited'],
  [
    'a hundred and thirty new games',
    'stranger',
    many(130, '/api/game/new', { method: 'POST', from: '127.0.0.62' }),
    '429 rateLimited',
  ],
  [
    'six feedback messages',
    'stranger',
    many(6, '/api/feedback', {
      method: 'POST',
      from: '127.0.0.63',
      body: { gameType: 'general', feedback: 'Again and again.' },
    }),
    '429 rateLimited',
  ],
  [
    'a hundred health reports in one request',
    'stranger',
    post('/api/plugin-health', { reports: Array.from({ length: 100 }, () => ({})) }),
    '400 request.invalid',
  ],
  [
    'personal data as the name of an error',
    'stranger',
    post('/api/client-reports', { errors: [{ from: 'shell', name: 'ann@mail.example', at: [] }], vitals: [] }),
    '400 request.invalid',
  ],
  [
    'thirty-one reports in a minute',
    'stranger',
    many(31, '/api/client-reports', { method: 'POST', from: '127.0.0.64', body: { errors: [], vitals: [] } }),
    '429 rateLimited',
  ],
  [
    'different content under a published version',
    'publisher',
    upload(pluginArchive({ key: 'penalty-kick', version: '1.2.3' })),
    '409 plugin.versionExists',
  ],
  [
    'a release with an outdated expectation',
    'publisher',
    post('/api/admin/plugins/penalty-kick/release', { ...reasoned, expectedLive: '9.9.9-00000000' }),
    '409 plugin.releaseConflict',
  ],
  [
    'a rollback without a previous version',
    'publisher',
    post('/api/admin/plugins/penalty-kick/rollback', { reason: 'an attack' }),
    '409 plugin.nothingToRollBackTo',
  ],
  [
    'an unpublished version',
    'publisher',
    post('/api/admin/plugins/penalty-kick/release', { ...reasoned, version: '6.6.6' }),
    '404 plugin.versionNotFound',
  ],
  ['canceling an unknown sync', 'administrator', post('/api/admin/sync/999999/cancel', {}), '404 sync.notFound'],
];
