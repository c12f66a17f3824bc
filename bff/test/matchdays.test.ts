import type { Matchday } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { AdminGames } from '../src/features/plugins/admin-games.ts';
import { DAY_MS } from '../src/platform/environment/clock.ts';
import { onEveryDatabase } from './fixtures/site.ts';

const GAMES = Array.from({ length: 12 }, (_, index) => `game-${index}`);

/** The test clock starts on matchday 145, 2026-11-21, at noon in UTC, when it is 145 in UTC−12 and 146 in UTC+14. */
onEveryDatabase(
  'the card of a matchday',
  {
    plugins: (folder) => {
      for (const key of GAMES) folder.build(key);
      folder.build('unfit', { matchday: false });
    },
  },
  (site) => {
    const read = async (matchday: number): Promise<Matchday> => {
      const { status, text } = await site().send(`/api/matchdays/${matchday}`);
      expect(status).toBe(200);
      return JSON.parse(text) as Matchday;
    };
    const keysOf = ({ fixtures }: Matchday): string[] => fixtures.map(({ key }) => key);

    test('has ten different games, the date, and the matchdays that are current in some time zone', async () => {
      const card = await read(145);
      expect(card).toMatchObject({ matchday: 145, date: '2026-11-21', open: { earliest: 145, latest: 146 } });
      expect(new Set(keysOf(card)).size).toBe(10);
      expect(card.fixtures.every(({ isCalledOff }) => !isCalledOff)).toBe(true);
      expect(await read(145)).toEqual(card);
    });

    test('contains no game whose manifest opts out', async () => {
      const cards = await Promise.all([140, 141, 142, 143].map(read));
      expect(cards.flatMap(keysOf)).not.toContain('unfit');
    });

    test('contains the games that were not on the previous card', async () => {
      const dayBefore = keysOf(await read(130));
      const rested = GAMES.filter((key) => !dayBefore.includes(key));
      expect(rested).toHaveLength(2);
      expect(keysOf(await read(131))).toEqual(expect.arrayContaining(rested));
    });

    test('stays the same when a game is switched off, and marks its fixture as called off', async () => {
      const before = await read(120);
      const [first] = keysOf(before);
      await site().app.get(AdminGames).setActive(first!, false, { actor: 'administrator' });
      const off = await read(120);
      expect(keysOf(off)).toEqual(keysOf(before));
      expect(off.fixtures.filter(({ isCalledOff }) => isCalledOff)).toEqual([{ key: first, isCalledOff: true }]);
      expect(keysOf(await read(110))).not.toContain(first);
      await site().app.get(AdminGames).setActive(first!, true, { actor: 'administrator' });
      expect(await read(120)).toEqual(before);
    });

    test.each([
      [147, 425],
      [0, 400],
      [1_000_000, 400],
      ['today', 400],
    ])('of matchday %s returns %i', async (matchday, status) => {
      expect((await site().send(`/api/matchdays/${matchday}`)).status).toBe(status);
    });

    test('exists as soon as the first time zone reaches the day', async () => {
      site().clock.advance(DAY_MS);
      expect((await read(147)).open).toEqual({ earliest: 146, latest: 147 });
    });
  },
);
