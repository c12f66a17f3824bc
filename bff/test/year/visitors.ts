import { randomBytes } from 'node:crypto';
import { tokenOfMatchday, TRANSFER_TYPE, type Challenge, type FixtureTicket } from '@soccer-legends/contracts';
import { send, type Answer, type SendOptions } from '../fixtures/send.ts';
import type { Site } from '../fixtures/site.ts';
import { beginGame, guessRight } from '../fixtures/visitor.ts';

/** The game whose fixtures are played. */
export const PLAYED = 'played-game';

/** One visit of this many also uses the feature. */
const EVERY = { challenge: 5, transfer: 20, report: 20, letter: 50 };

/** Visits of one day after another. Each has an address of its own. */
export class Visitors {
  private count = 0;

  /** Plays one round of the matchday, and one of Career Guess. Some visitors also use other features. */
  async visit(site: Site, matchday: number, liveFiles: string): Promise<void> {
    const visit = (this.count += 1);
    const does = (kind: keyof typeof EVERY): boolean => visit % EVERY[kind] === 0;
    const from = `127.${1 + (visit % 250)}.${Math.floor(visit / 250) % 250}.1`;
    const post = (path: string, body: unknown, headers = {}): Promise<Answer> =>
      accepted(site, path, { method: 'POST', body, from, headers });
    await accepted(site, `/api/players?limit=30&deal=${tokenOfMatchday(matchday)}`);
    const issued = await post(`/api/matchdays/${matchday}/tickets`, { game: PLAYED });
    const { ticket } = issued.json<FixtureTicket & object>();
    await post(`/api/matchdays/${matchday}/results`, { ticket, outcome: 'win', roundsWon: visit % 10 });
    await guessRight(site, await beginGame(site));
    if (does('challenge')) {
      const { token } = (await post('/api/challenges', undefined)).json<Challenge & object>();
      await accepted(site, `/api/coaches?limit=9&deal=${token}`);
    }
    if (does('transfer')) {
      const id = randomBytes(16).toString('hex');
      await post(`/api/transfers/${id}`, randomBytes(2000), { 'content-type': TRANSFER_TYPE });
    }
    if (does('report')) {
      const vitals = [{ from: liveFiles, name: 'LCP', value: 900 }];
      await post('/api/client-reports', { errors: [{ from: liveFiles, name: 'TypeError', at: [] }], vitals });
    }
    if (does('letter')) await post('/api/feedback', { gameType: 'career', feedback: 'A good game.', userEmail: '' });
  }
}

async function accepted({ url }: Site, path: string, sending: SendOptions = {}): Promise<Answer> {
  const answer = await send(url, path, sending);
  if (answer.status >= 300) throw new Error(`${path} returned ${answer.status}: ${answer.text}`);
  return answer;
}
