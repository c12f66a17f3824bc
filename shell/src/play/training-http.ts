import { LARGEST_SAMPLE, type CareerStart } from '@soccer-legends/contracts';
import type { Http } from '@soccer-legends/game-sdk';

/** A call for random players without other parameters. */
const SAMPLE = /^\/api\/players\?limit=(\d+)$/;
const NEW_CAREER_GAME = '/api/game/new';

/** Adds the players whom the visitor missed, the most important first, to calls that draw players. */
export function trainingHttp(http: Http, due: () => Promise<readonly number[]>): Http {
  return {
    async get(path, options) {
      const limit = Number(SAMPLE.exec(path)?.[1]);
      if (!(limit <= LARGEST_SAMPLE)) return http.get(path, options);
      const prefer = await due();
      return http.get(prefer.length > 0 ? `/api/players/sample?limit=${limit}&prefer=${prefer.join()}` : path, options);
    },
    async post(path, body, options) {
      if (path !== NEW_CAREER_GAME) return http.post(path, body, options);
      const prefer = await due();
      const start: CareerStart = { ...(body as CareerStart | undefined), prefer };
      return http.post(path, prefer.length > 0 ? start : body, options);
    },
  };
}
