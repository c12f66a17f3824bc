import { isChallengeToken } from './challenge.ts';
import { matchdayOfToken } from './matchday.ts';
import { DAY_RESULT, type PictureSubject } from './share-picture.ts';

interface ChallengeSubject {
  kind: 'challenge';
  token: string;
  game: string;
}

/** Subject of a shared page, each with its own preview picture. */
export type SharedSubject = Extract<PictureSubject, { matchday: number }> | ChallengeSubject;

const GAME = /^[a-z][a-z0-9-]{1,40}$/;

/**
 * Parses the path of a shared page: a matchday `/d/147`, a fixture `/d/147/logo-game`, a result `/d/147/r/wwl-------`
 * or a challenge `/c/c7k3m9qx2v4/logo-game`. Undefined for any other path.
 */
export function readSharedPath(path: string): SharedSubject | undefined {
  const [empty, area, first = '', ...rest] = path.split('/');
  if (empty !== '') return undefined;
  if (area === 'c') return readChallenge(first, rest);
  const matchday = matchdayOfToken(`d${first}`);
  return area === 'd' && matchday !== undefined ? readDay(matchday, rest) : undefined;
}

function readDay(matchday: number, [second, third, ...more]: readonly string[]): SharedSubject | undefined {
  if (more.length > 0) return undefined;
  if (second === undefined) return { kind: 'day', matchday };
  if (second === 'r' && third !== undefined)
    return DAY_RESULT.test(third) ? { kind: 'result', matchday, result: third } : undefined;
  if (third !== undefined || !GAME.test(second)) return undefined;
  return { kind: 'fixture', matchday, game: second };
}

function readChallenge(token: string, [game = '', ...more]: readonly string[]): SharedSubject | undefined {
  const isToken = isChallengeToken(token) || matchdayOfToken(token) !== undefined;
  return isToken && GAME.test(game) && more.length === 0 ? { kind: 'challenge', token, game } : undefined;
}
