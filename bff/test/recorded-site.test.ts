import { expect, test } from 'vitest';
import { recordedAnswer } from '../../libs/plugin-cli/src/local-site/recorded-site.ts';
import { assertDescribed } from './fixtures/described-responses.ts';
import { onOneDatabase } from './fixtures/site.ts';

const CALLS = [
  '/api/players?limit=300',
  '/api/players/sample?limit=24&prefer=1001',
  '/api/players/search?q=ab',
  '/api/coaches',
  '/api/team-logos',
  '/api/futwordle/answers?length=5',
  '/api/connections-game',
  '/api/player-grid/game',
  '/api/album',
  '/api/nations?language=de',
  '/api/club-names?language=de',
];

onOneDatabase('recorded site', {}, (site) => {
  test.each(CALLS)('the recorded response of authors to %s has the form of the server’s', async (path) => {
    const { body, contentType } = recordedAnswer(path, 'one')!;
    expect((await site().send(path)).status).toBe(200);
    const recorded = { status: 200, headers: { 'content-type': contentType }, text: body.toString() };
    await assertDescribed(site().app, 'GET', path, recorded as Parameters<typeof assertDescribed>[3]);
  });
});
