import { FLAGS_EDITION, type CoachSummary, type PlayerSummary, type TeamLogo } from '@soccer-legends/contracts';
import { loadFootballData } from '@soccer-legends/football-data';
import { describe, expect, test } from 'vitest';
import { Pictures } from '../src/features/people/catalogue/pictures.ts';
import { onOneDatabase } from './fixtures/site.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

onOneDatabase('drawn pictures', {}, (site) => {
  const first = async <Item>(list: string): Promise<Item> => (await site().send(list)).json<Item[]>()[0]!;
  const cachingOf = async (path: string): Promise<unknown> => {
    const { status, headers } = await site().send(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/svg+xml' });
    return headers['cache-control'];
  };

  test('are immutable at the addresses that the API returns', async () => {
    const { photo } = await first<PlayerSummary>('/api/players');
    const { logoUrl } = await first<TeamLogo>('/api/team-logos');
    const coach = await first<CoachSummary>('/api/coaches');
    for (const address of [
      photo!,
      `${photo}&m=career`,
      logoUrl,
      coach.photo!.replace(/^https?:..[^/]+/, ''),
      `/art/flag/GER.svg?v=${FLAGS_EDITION}`,
    ])
      expect(await cachingOf(address)).toBe(IMMUTABLE);
  });

  test.each([
    '/art/crest/1.svg',
    '/art/crest/1.svg?v=0123abcd',
    '/art/player/101.svg?m=memo',
    '/art/flag/GER.svg?v=1.0',
  ])('%s does not name the current version and is cached for a day', async (path) => {
    expect(await cachingOf(path)).toBe(ONE_DAY);
  });
});

describe('the version of a picture', () => {
  const data = loadFootballData();
  const [ajax, other] = data.clubs;
  const stay = (teamId: number, from = 2001) => ({ teamId, from, to: null, matches: 100 });
  const known = {
    ...{ id: 7, name: 'Abel Bo', nation: 'ARG', number: 10, position: 'Defender', fame: 4 },
    spells: [stay(ajax!.id)],
  };
  const versionOf = (player: typeof known) => new Pictures(data).player(player).version;

  test('is the same for the same facts', () => {
    expect(versionOf({ ...known })).toBe(versionOf(known));
  });

  test.each([
    ['a name', { name: 'Cy Bo' }],
    ['a nation', { nation: 'BRA' }],
    ['a number', { number: 9 }],
    ['a position', { position: 'Attacker' }],
    ['a club', { spells: [stay(other!.id)] }],
    ['the decade of the debut', { spells: [stay(ajax!.id, 1985)] }],
    ['being known beyond football', { fame: 5 }],
  ])('changes with %s', (_, change) => {
    expect(versionOf({ ...known, ...change })).not.toBe(versionOf(known));
  });
});
