import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChangeFollower } from '../src/app/replicas/change-follower.ts';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { countStatements } from './fixtures/statements.ts';
import { beginGame, guessRight } from './fixtures/visitor.ts';

onEveryDatabase('SQL statements', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let statements: ReturnType<typeof countStatements>;
  beforeEach(async () => {
    // The first page of a day draws the card of the matchday.
    await site().send('/', { headers: { accept: 'text/html' } });
    statements = countStatements(site().database);
  });
  afterEach(() => statements.stop());

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
    expect(statements.count()).toBe(0);
  });

  test('look for changes only if other processes may have made them', async () => {
    const follower = site().app.get(ChangeFollower);
    await follower.check();
    statements.reset();
    await follower.check();
    expect(statements.count() > 0).toBe(site().database.shared);
  });

  test('are two for a guess: one reads the game, one stores it', async () => {
    const game = await beginGame(site());
    statements.reset();
    await guessRight(site(), game);
    expect(statements.count()).toBe(2);
  });
});
