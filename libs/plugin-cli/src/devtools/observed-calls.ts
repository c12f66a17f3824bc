import type { Settings } from './settings.ts';

/** A call of the game or of its page. */
interface Call {
  method: string;
  /** Path and query. */
  path: string;
  /** HTTP status; undefined while the call runs, and if it got no response. */
  status?: number;
  /** Undefined while the call runs. */
  ms?: number;
}

/** Request header with the seed of the round and the number of the call, on which the recorded data set bases its draws. */
export const DRAW_HEADER = 'x-dev-draw';

const DATA = /^\/(?:api\/(?!games|events|plugin-health|client-reports|csp-reports)|art\/)/;
const TEXTS = /^\/plugins\/.*\/locales\/[a-z]{2}\.json$/;
const MOST_CALLS = 30;
const SLOW_MS = 2000;
const FAILED = { code: 'server.unavailable', message: 'The developer tools made this call fail.' };

/** A `fetch` that records the calls of a page, and delays or fails them according to the settings. */
export class ObservedCalls {
  /** The latest first. */
  readonly calls: Call[] = [];
  /** The game's texts by key, such as `howToPlay.keys`. */
  texts: ReadonlyMap<string, string> = new Map();
  readonly #fetch: typeof fetch;
  readonly #settings: Settings;
  #seed = 0;
  readonly #drawn = new Map<string, number>();

  constructor(real: typeof fetch, settings: Settings) {
    this.#fetch = real;
    this.#settings = settings;
  }

  /** Sets the seed of a new round, whose draws start again. */
  set seed(seed: number) {
    this.#seed = seed;
    this.#drawn.clear();
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (TEXTS.test(pathname)) return this.#readTexts(await this.#fetch(request));
    if (!DATA.test(pathname)) return this.#fetch(request);
    const call: Call = { method: request.method, path: pathname + search };
    this.calls.unshift(call);
    this.calls.splice(MOST_CALLS);
    const start = performance.now();
    try {
      const response = await this.#send(request, call.path);
      call.status = response.status;
      return response;
    } finally {
      call.ms = Math.round(performance.now() - start);
    }
  };

  async #send(request: Request, path: string): Promise<Response> {
    const settings = this.#settings;
    if (settings.network === 'offline') throw new TypeError('The developer tools simulate a lost connection.');
    if (settings.network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (settings.network === 'failing') {
      settings.network = 'normal';
      return Response.json(FAILED, { status: 500, headers: { 'content-type': 'application/problem+json' } });
    }
    const drawn = this.#drawn.get(path) ?? 0;
    this.#drawn.set(path, drawn + 1);
    request.headers.set(DRAW_HEADER, `${this.#seed} ${drawn}`);
    return this.#fetch(request);
  }

  async #readTexts(response: Response): Promise<Response> {
    if (!response.ok) return response;
    const { isPseudo } = this.#settings;
    const read: unknown = JSON.parse(await response.text(), (_key, value: unknown) =>
      typeof value === 'string' && isPseudo ? longer(value) : value,
    );
    this.texts = new Map(entriesOf(read));
    return Response.json(read);
  }
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'ä', e: 'é', i: 'ï', o: 'ö', u: 'ü', s: 'ß', c: 'ç', n: 'ñ' };
const PADDING = ' äöß';

/** Returns a text with accents that is 40 % longer, as in a language with long words. Placeholders stay. */
export function longer(text: string): string {
  const accented = text.replace(/\{[^}]*\}|[aeiouscn]/g, (part) => ACCENTED[part] ?? part);
  return accented + PADDING.repeat(Math.ceil((0.4 * text.length) / PADDING.length));
}

function entriesOf(texts: unknown, path = ''): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]];
  return Object.entries(texts ?? {}).flatMap(([key, value]) => entriesOf(value, path === '' ? key : `${path}.${key}`));
}
