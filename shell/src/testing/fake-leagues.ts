import type { LeagueEntries, LeagueWriting } from '@soccer-legends/contracts';
import { vi } from 'vitest';

interface KeptLeague {
  entries: { id: string; member: string; sealed: string }[];
  isReplaced: boolean;
}

/** A fake server with the routes for leagues. It stores them in memory, without the server's limits. */
export class FakeLeagues {
  readonly leagues = new Map<string, KeptLeague>();
  isReachable = true;
  /** Bytes of the largest entry that is accepted. */
  most = Infinity;

  constructor() {
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => this.#respond(path, init));
  }

  /** Everything that the server stores, as text. */
  get disk(): string {
    return JSON.stringify([...this.leagues]);
  }

  async #respond(path: string, { method, body }: RequestInit): Promise<Response> {
    const [, id, action, entry = ''] = /^\/api\/leagues\/(\w+)(?:\/(\w+))?(?:\/(\w+))?/.exec(path) ?? [];
    // Any other request is for the list of games.
    if (id === undefined) return Response.json([]);
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    const league = this.leagues.get(id);
    if (method === 'GET') return league ? Response.json(readAfter(league, path)) : problem(404, 'league.notFound');
    const written = JSON.parse(body as string) as LeagueWriting;
    const kept = league ?? { entries: [], isReplaced: false };
    this.leagues.set(id, kept);
    if (action === 'replacement') this.leagues.set(id, { entries: [], isReplaced: true });
    if (action === 'leaving') kept.entries = kept.entries.filter(({ member }) => member !== written.member);
    if (action === 'entries') {
      if (kept.isReplaced) return problem(409, 'league.replaced');
      if (atob(written.sealed).length > this.most) return problem(409, 'league.spent');
      if (!kept.entries.some((known) => known.id === entry))
        kept.entries.push({ id: entry, member: written.member, sealed: written.sealed });
    }
    return new Response(null, { status: 204 });
  }
}

function readAfter({ entries, isReplaced }: KeptLeague, path: string): LeagueEntries {
  const after = /after=(\w+)/.exec(path)?.[1];
  const place = entries.findIndex(({ id }) => id === after);
  const members = [...new Set(entries.map(({ member }) => member))];
  return { entries: entries.slice(place + 1), isFromStart: place === -1, members, isReplaced };
}

function problem(status: number, code: string): Response {
  return Response.json({ code, message: code }, { status });
}
