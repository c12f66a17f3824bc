import { expect, test } from 'vitest';
import { AdminGames } from '../src/features/plugins/admin-games.ts';
import { onEveryDatabase } from './fixtures/site.ts';

onEveryDatabase(
  'what is seen before the script has started',
  {
    plugins: (folder) => {
      folder.build('penalty-kick', { route: '/penalty', description: { en: '</script><script>alert(1)</script>' } });
      folder.build('corner-kick');
    },
  },
  (site) => {
    const GERMAN = { cookie: 'app-language=de' };
    const rootOf = async (path: string, headers: Record<string, string> = GERMAN): Promise<string> =>
      /<div id="root">(.*)<\/div>/.exec(
        (await site().send(path, { headers: { accept: 'text/html', ...headers } })).text,
      )![1]!;
    const wordsOf = (html: string): string[] => html.split(/<[^>]*>/).filter((text) => text !== '');

    test('the hub lists its games, as links that work already', async () => {
      const html = await rootOf('/');
      expect(wordsOf(html)).toEqual(
        expect.arrayContaining([
          'Zum Inhalt',
          'Legenden',
          'Spiele',
          'Meinung',
          'Wahl',
          'Zehn Spiele',
          'Was weißt du?',
          'Los',
        ]),
      );
      expect([...html.matchAll(/class="GameCard-card" href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        '/corner-kick',
        '/penalty',
      ]);
    });

    test('a game that is switched off has no card', async () => {
      await site().app.get(AdminGames).setActive('corner-kick', false);
      expect(await rootOf('/')).not.toContain('/corner-kick');
      await site().app.get(AdminGames).setActive('corner-kick', true);
      expect(await rootOf('/')).toContain('/corner-kick');
    });

    test('a game’s page has its name and what it is about, and no text of it is markup', async () => {
      expect(wordsOf(await rootOf('/penalty')).slice(-2)).toEqual([
        'Elfmeter',
        '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      ]);
      expect(await rootOf('/penalty')).not.toContain('Zehn Spiele');
    });

    test.each(['/settings', '/nothing', '/admin'])('%s has the way to the other pages', async (path) => {
      expect(wordsOf(await rootOf(path))).toEqual(['Zum Inhalt', 'Legenden', 'Spiele', 'Meinung', 'Wahl']);
    });

    test('is nothing where the shell does not speak the language', async () => {
      expect(await rootOf('/', { cookie: 'app-language=fr' })).toBe('');
    });
  },
);
