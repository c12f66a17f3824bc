import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { ChangeFollower } from '../src/app/replicas/change-follower.ts';
import { ReadModel } from '../src/features/catalogue/read-model.ts';
import { onEveryDatabase } from './fixtures/site.ts';

onEveryDatabase('SQL statements', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let statements: Mock;
  beforeEach(async () => {
    // The first page of a day draws the card of the matchday.
    await site().send('/', { headers: { accept: 'text/html' } });
    // Every entity manager sends its statements through this connection.
    statements = vi.spyOn(site().database.em().getConnection(), 'execute');
  });
  afterEach(() => statements.mockRestore());

  test.each([
    '/api/games',
    '/api/players?limit=300',
    '/api/players/search?q=silva',
    '/api/players/:id',
    '/api/team-logos',
    '/api/team-logos?refresh=true&count=40',
    '/api/coaches',
    '/api/nations?language=de',
    '/api/connections-game',
    '/api/player-grid/game?difficulty=easy',
    '/api/futwordle/answers?length=5',
    '/art/player/:id.svg',
    '/art/crest/1.svg',
    '/',
    '/penalty-kick',
  ])('are not executed by GET %s', async (path) => {
    const [id] = site().app.get(ReadModel).snapshot.players.keys();
    const requested = path.replace(':id', String(id));
    for (const headers of [{}, { accept: 'text/html' }]) {
      const { status } = await site().send(requested, { headers });
      expect(status).toBe(200);
    }
    expect(statements).not.toHaveBeenCalled();
  });

  test('look for changes only if other processes may have made them', async () => {
    const follower = site().app.get(ChangeFollower);
    await follower.check();
    statements.mockClear();
    await follower.check();
    expect(statements.mock.calls.length > 0).toBe(site().database.shared);
  });

  test('are executed by a request that writes', async () => {
    await site().send('/api/game/new', { method: 'POST' });
    expect(statements).toHaveBeenCalled();
  });
});
