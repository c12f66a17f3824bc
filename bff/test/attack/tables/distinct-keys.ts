import { LANGUAGES } from '@soccer-legends/contracts';
import type { SendOptions } from '../../fixtures/send.ts';

type KeyedRequest = SendOptions & { path: string };

const HTML = { accept: 'text/html', 'accept-encoding': 'br' };
const BROTLI = { 'accept-encoding': 'br' };
const get = (path: string, headers: SendOptions['headers'] = BROTLI): KeyedRequest => ({ path, headers });
const post = (path: string, body: object): KeyedRequest => ({ path, method: 'POST', body });
/**
 * Returns another URL of the same request for each number, up to the maximum length of a URL. Adds empty parameters,
 * because routes reject unknown ones.
 */
const formOf = (path: string, query: string, n: number): string => `${path}?${query}${'&'.repeat(n % 3900)}`;
/** The attacked site has one game, so a result has one letter. */
const previewOf = (n: number): string => `${'wl'[n % 2]}.${LANGUAGES[Math.floor(n / 2) % LANGUAGES.length]}.png`;
const token = (n: number): string => `c${String(n).padStart(10, '0')}`;

/** Requests of strangers whose content is a key of a cache or of another map, by what the key is. Each number is another key. */
export const DISTINCT_KEYS: Readonly<Record<string, (n: number) => KeyedRequest>> = {
  'the limit of a list of players': (n) => get(`/api/players?limit=${1000 - (n % 1000)}`),
  'the limit of a list of coaches': (n) => get(`/api/coaches?limit=${(n % 1000) + 1}`),
  'the spelling of a URL': (n) => get(formOf('/api/games', '', n)),
  'the size of a sample of logos': (n) => get(formOf('/api/team-logos', `refresh=true&count=${(n % 100) + 1}`, n)),
  'the ids of careers': (n) => get(`/api/players/careers?ids=${n + 1}`),
  'a matchday': (n) => get(`/api/matchdays/${n + 1}`),
  'the fixture of a result': (n) => get(`/api/matchdays/${(n % 150) + 1}/results/game-${n}`),
  'the deal of a list': (n) => get(`/api/players?limit=${(n % 300) + 1}&deal=d${(n % 150) + 1}`),
  'the squad of a club': (n) => get(`/api/squads?club=${(n % 600) + 1}&season=${1950 + (n % 75)}`),
  'the number of groups': (n) => get(`/api/groups?limit=${(n % 20) + 1}&deal=d${(n % 150) + 1}`),
  'the spelling of the URL of nation names': (n) => get(formOf('/api/nations', 'language=de', n)),
  'the spelling of the URL of club names': (n) => get(formOf('/api/club-names', 'language=de', n)),
  'the spelling of the URL of FutWordle’s answers': (n) => get(formOf('/api/futwordle/answers', 'length=5', n)),
  'the spelling of the URL of the album': (n) => get(formOf('/api/album', '', n)),
  'the spelling of the URL of the API description': (n) => get(formOf('/api/openapi.json', '', n)),
  'a fixture': (n) => get(formOf(`/api/matchdays/${(n % 150) + 1}/results/penalty-kick`, '', n)),
  'an accepted coding': (n) => get('/api/games', { 'accept-encoding': `br;q=0.${n}` }),
  'the header Host': (n) => get('/api/coaches', { ...BROTLI, host: `localhost:${(n % 60_000) + 1}` }),
  'the token of a challenge': (n) => get(`/c/${token(n)}/penalty-kick`, HTML),
  'the result of a day': (n) => get(`/d/${(n % 150) + 1}/r/${'wl-'[n % 3]}`, HTML),
  'an unknown page': (n) => get(`/unknown-${n}`, HTML),
  'a preview picture': (n) => get(`/og/d/${(n % 150) + 1}/r/${previewOf(Math.floor(n / 150))}`),
  'a picture of the service': (n) => get(`/pictures/players/${n + 1}.png`),
  'a document for authors': (n) => get(`/authors/document-${n}`, HTML),
  'a package': (n) => get(`/packages/soccer-legends-ui-1.0.0-${String(n).padStart(8, '0')}.tgz`),
  'the versions of a package': (n) => get(`/packages/@soccer-legends%2fpackage-${n}`),
  'a drawing': (n) => get(`/art/player/${n + 1001}.svg?m=full`),
  'a file of a game': (n) => get(`/plugins/penalty-kick/1.2.3-${String(n).padStart(8, '0')}/remoteEntry.js`),
  'a forwarded address': (n) => get('/api/games', { ...BROTLI, 'x-forwarded-for': `93.184.${n >> 8}.${n & 255}` }),
  'the id of a transfer': (n) => ({
    path: `/api/transfers/${n.toString(16).padStart(32, '0')}/open`,
    method: 'POST',
  }),
  'the id of a league': (n) => get(`/api/leagues/${n.toString(16).padStart(32, '0')}`),
  'a forged ticket': (n) => get('/api/games', { ...BROTLI, cookie: `sl-visitor=${n}.forged` }),
  'a forged session': (n) => get('/api/admin/session', { cookie: `sl_admin=${n}` }),
  'a forged publish token': (n) =>
    get('/api/admin/plugins', { authorization: `Bearer slp_${String(n).padStart(43, 'A')}` }),
  'the error of a page': (n) =>
    post('/api/client-reports', {
      errors: [{ from: 'shell', name: 'Error', at: [`/assets/a.js:${n}:1`] }],
      vitals: [],
    }),
};

/** Returns the sizes of the caches in the text of the metrics. */
export function cacheSizesIn(metrics: string): { cache: string; entries: number; bytes: number; maxBytes: number }[] {
  const valuesOf = (name: string): Map<string, number> => {
    const lines = metrics.matchAll(new RegExp(`^${name}\\{cache="(\\w+)"\\} (\\d+)`, 'gm'));
    return new Map([...lines].map(([, cache, value]) => [cache!, Number(value)]));
  };
  const [bounds, entries] = [valuesOf('cache_max_bytes'), valuesOf('cache_entries')];
  return [...valuesOf('cache_bytes')].map(([cache, bytes]) => {
    return { cache, entries: entries.get(cache)!, bytes, maxBytes: bounds.get(cache)! };
  });
}
