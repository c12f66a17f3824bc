import { readFileSync } from 'node:fs';
import type { PlayerDetail, PlayerSummary } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { assertDescribed } from './fixtures/described-responses.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

/** The responses of the authors' command when it cannot reach a site, as `tools/record-site.mjs` recorded them. */
const FILE = new URL('../../libs/plugin-cli/recorded/site.json', import.meta.url);
const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown[]>;

type Player = PlayerDetail & Pick<PlayerSummary, 'kit' | 'kitYears'>;

/** Returns a player as in the lists of the command. */
function summaryOf({ currentTeamAsOf: _date, career, ...player }: Player): PlayerSummary {
  return { ...player, career: career.map(({ team, teamLogo }) => ({ team, teamLogo })) };
}

/** Returns a player as in the command's list of careers. */
function withoutNumbers({ kit: _kit, kitYears: _years, career, ...player }: Player): PlayerDetail {
  return {
    ...player,
    career: career.map(({ team, teamLogo, matches, goals, years }) => ({ team, teamLogo, matches, goals, years })),
  };
}

const RESPONSES: [path: string, body: unknown][] = [
  ['/api/players', recorded['players']!.map((player) => summaryOf(player as Player))],
  ['/api/coaches', recorded['coaches']],
  ['/api/team-logos', recorded['clubs']],
  ['/api/squads', recorded['squads']],
  ['/api/groups', recorded['groups']],
  ['/api/players/careers', recorded['players']!.map((player) => withoutNumbers(player as Player))],
  ['/api/futwordle/answers', recorded['words']],
  ...recorded['connections']!.map((puzzle): [string, unknown] => ['/api/connections-game', puzzle]),
  ...recorded['grids']!.map((puzzle): [string, unknown] => ['/api/player-grid/game', puzzle]),
];

onOneDatabase('the recorded data set of authors', {}, (site) => {
  test('has the same form as the responses of this server', async () => {
    for (const [path, body] of RESPONSES) {
      const headers = { 'content-type': 'application/json' };
      await assertDescribed(site().app, 'GET', path, { status: 200, headers, text: JSON.stringify(body) } as Answer);
    }
    const broken = { status: 200, headers: { 'content-type': 'application/json' }, text: '[{"id":1}]' } as Answer;
    await expect(assertDescribed(site().app, 'GET', '/api/coaches', broken)).rejects.toThrow('another body');
  });
});
