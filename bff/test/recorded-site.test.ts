import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertDescribed } from './fixtures/described-responses.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

/** What the command for authors answers calls with when no site can be reached; `tools/record-site.mjs` recorded it. */
const FILE = new URL('../../libs/plugin-cli/recorded/site.json', import.meta.url);
const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown[]>;

const RESPONSES: [path: string, body: unknown][] = [
  ...recorded['players']!.map((player): [string, unknown] => ['/api/players/1', player]),
  ['/api/coaches', recorded['coaches']],
  ['/api/team-logos', recorded['clubs']],
  ['/api/futwordle/answers', recorded['words']],
  ...recorded['connections']!.map((puzzle): [string, unknown] => ['/api/connections-game', puzzle]),
  ...recorded['grids']!.map((puzzle): [string, unknown] => ['/api/player-grid/game', puzzle]),
];

onOneDatabase('the recorded data set of authors', {}, (site) => {
  test('has responses in the form of this server', async () => {
    for (const [path, body] of RESPONSES) {
      const headers = { 'content-type': 'application/json' };
      await assertDescribed(site().app, 'GET', path, { status: 200, headers, text: JSON.stringify(body) } as Answer);
    }
    const broken = { status: 200, headers: { 'content-type': 'application/json' }, text: '[{"id":1}]' } as Answer;
    await expect(assertDescribed(site().app, 'GET', '/api/coaches', broken)).rejects.toThrow('another body');
  });
});
