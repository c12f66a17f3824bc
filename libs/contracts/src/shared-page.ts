import { matchdayOfToken } from './matchday.ts';
import { DAY_RESULT, type PictureSubject } from './share-picture.ts';

/** What the picture of a matchday's page shows: there are many of these pages, and each has a picture of its own. */
export type SharedSubject = Extract<PictureSubject, { matchday: number }>;

const GAME = /^[a-z][a-z0-9-]{1,40}$/;

/**
 * Returns what the path of a matchday's page names: `/d/147`, a fixture `/d/147/logo-game` or a result
 * `/d/147/r/wwl-------`; undefined for any other path.
 */
export function readSharedPath(path: string): SharedSubject | undefined {
  const [empty, area, first = '', second, third, ...more] = path.split('/');
  if (empty !== '' || area !== 'd' || more.length > 0) return undefined;
  const matchday = matchdayOfToken(`d${first}`);
  if (matchday === undefined) return undefined;
  if (second === undefined) return { kind: 'day', matchday };
  if (second === 'r' && third !== undefined)
    return DAY_RESULT.test(third) ? { kind: 'result', matchday, result: third } : undefined;
  if (third !== undefined || !GAME.test(second)) return undefined;
  return { kind: 'fixture', matchday, game: second };
}
