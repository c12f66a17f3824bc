/** Where API-Football keeps its pictures; no other address is ever asked for. */
const MEDIA_ORIGINS: readonly string[] = ['', '-1', '-2', '-3', '-4'].map(
  (number) => `https://media${number}.api-sports.io`,
);
const PATIENCE_MS = 5000;

export type PictureHealth = 'fine' | 'broken' | 'unknown';

/** Asks whether a picture of the data service is there; takes no redirect and goes nowhere else. */
export class PictureProbe {
  private readonly placeholders = new Map<string, Promise<string | undefined>>();

  constructor(private readonly origins: readonly string[] = MEDIA_ORIGINS) {}

  /** Unknown where it is not ours to ask, or where nobody answered: a failure of today takes no picture away. */
  async check(url: string): Promise<PictureHealth> {
    const address = URL.canParse(url) ? new URL(url) : undefined;
    if (!address || !this.origins.includes(address.origin) || address.username !== '') return 'unknown';
    const answer = await this.ask(address);
    if (!answer) return 'unknown';
    if (answer.status === 404 || answer.status === 410) return 'broken';
    if (!answer.ok) return 'unknown';
    if (!answer.headers.get('content-type')?.startsWith('image/')) return 'broken';
    const mark = markOf(answer);
    return mark !== undefined && mark === (await this.placeholderOf(address)) ? 'broken' : 'fine';
  }

  /** What the service sends where it has no picture: nobody has the id 0. */
  private placeholderOf(address: URL): Promise<string | undefined> {
    const nobody = new URL(address.pathname.replace(/[^/]*$/, '0.png'), address.origin);
    let mark = this.placeholders.get(nobody.href);
    if (!mark) {
      mark = this.ask(nobody).then((answer) => (answer?.ok ? markOf(answer) : undefined));
      this.placeholders.set(nobody.href, mark);
    }
    return mark;
  }

  private ask(address: URL): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return fetch(address, { method: 'HEAD', redirect: 'error', signal }).catch(() => undefined);
  }
}

/** What two answers with the same picture have in common. */
function markOf({ headers }: Response): string | undefined {
  return headers.get('etag') ?? headers.get('content-length') ?? undefined;
}
