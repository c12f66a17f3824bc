import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../../local-site/built-site.ts';
import { recordedAnswer } from '../../local-site/recorded-site.ts';

/** A call of the public API. */
export interface Call {
  method: string;
  /** Includes the query. */
  path: string;
  body: string | null;
}

interface RecordedAnswer {
  status: number;
  contentType: string;
  base64: string;
}

const TIMEOUT_MS = 10_000;

/** Fixed, so that every check without a site plays the same rounds. */
const SEED = 'check';

/**
 * Responses of a site to a game's calls. Responses to GET are recorded, so that a later check needs no site. Without a site
 * and a recorded response, the recording in this package is used.
 */
export class SiteAnswers {
  readonly #site: string;
  readonly #folder: string;
  /** Whether the game has sent anything, so that a recording may no longer be what the site responds. */
  #hasSent = false;

  /**
   * @param site the origin of a running site
   * @param folder for the recordings
   */
  constructor(site: string, folder: string) {
    this.#site = site;
    this.#folder = folder;
  }

  /**
   * Returns the recorded response, or else that of the site; undefined if neither the site nor this package has one. After a
   * call that sends something, the site comes first.
   */
  async answer(call: Call): Promise<Answer | undefined> {
    const file = join(
      this.#folder,
      `${createHash('sha256')
        .update(this.#site + call.path)
        .digest('hex')
        .slice(0, 20)}.json`,
    );
    const isRead = call.method === 'GET';
    const recorded =
      isRead && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedAnswer) : undefined;
    if (!isRead) this.#hasSent = true;
    if (recorded && !this.#hasSent) return played(recorded);
    const answer = (await this.#ask(call)) ?? recorded;
    if (answer && isRead && answer.status === 200) {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(file, JSON.stringify(answer));
    }
    if (answer) return played(answer);
    return isRead ? recordedAnswer(call.path, SEED) : undefined;
  }

  async #ask(call: Call, tries = 3): Promise<RecordedAnswer | undefined> {
    const { method, path, body } = call;
    try {
      const response = await fetch(new URL(path, this.#site), {
        method,
        headers: { accept: 'application/json', ...(body !== null && { 'content-type': 'application/json' }) },
        ...(body !== null && { body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 429 && tries > 0) {
        await wait(1000 * Number(response.headers.get('retry-after') ?? 1));
        return await this.#ask(call, tries - 1);
      }
      const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
      const bytes = Buffer.from(await response.arrayBuffer());
      // Addresses of the site's pictures become paths, because the page has another origin.
      const content = contentType.includes('json') ? Buffer.from(bytes.toString().replaceAll(this.#site, '')) : bytes;
      return { status: response.status, contentType, base64: content.toString('base64') };
    } catch {
      return undefined;
    }
  }
}

function played({ status, contentType, base64 }: RecordedAnswer): Answer {
  return { status, contentType, body: Buffer.from(base64, 'base64') };
}
