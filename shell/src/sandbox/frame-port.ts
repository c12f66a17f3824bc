import type { DrawName, GameListing } from '@soccer-legends/contracts';
import { type GameServices, HttpError, type RequestOptions } from '@soccer-legends/game-sdk';
import type { SavedGames } from '@soccer-legends/game-sdk/react';
import { type Call, type FrameMessage, MOST_STORED, type PageMessage } from './protocol.ts';
import { readFrameMessage } from './read-frame-message.ts';

/** What a page learns of a frame. `silent`: it has not answered for two seconds, or answers again. */
export type FrameEvent =
  | Extract<FrameMessage, { kind: 'ready' | 'phase' | 'exit' | 'playAgain' | 'height' | 'replayed' | 'fault' }>
  | { kind: 'silent'; isSilent: boolean };

interface FramePortOptions {
  listing: Pick<GameListing, 'key' | 'version'>;
  /** The draws that the game's calls may ask for. */
  draws: readonly DrawName[];
  services: Pick<GameServices, 'http' | 'storage' | 'toast' | 'announce' | 'sound' | 'log'>;
  saved: SavedGames;
  stored: Readonly<Record<string, string>>;
  onEvent(event: FrameEvent): void;
}

const PING_MS = 500;
const SILENT_AFTER_MS = 2000;
/** A frame that sends more messages in a second is ended. A game at play sends fewer than thirty. */
const MOST_MESSAGES = 500;
const MOST_CALLS = 16;
const MOST_FAILURES = 20;
const LARGEST: Required<Omit<RequestOptions, 'signal'>> = {
  timeoutMs: 30_000,
  retries: 3,
  retryDelayMs: 10_000,
  freshMs: 86_400_000,
};

/** The public data that games play with. */
const DATA =
  /^\/api\/(?:album|club-names|coaches|connections-game|futwordle\/answers|game|groups|nations|player-grid\/game|players(?:\/\d+|\/careers|\/sample|\/search)?|squads|team-logos)(?:\?[^#]*)?$/;

/** The writing calls that belong to a draw of the manifest. */
const POSTS: Partial<Record<DrawName, readonly string[]>> = {
  careers: ['/api/game/new', '/api/game/next-round', '/api/game/guess'],
  playerGrid: ['/api/player-grid/recall'],
};

/** Whether a sandboxed game may make a call: reads of public data, and the writes that its manifest's draws need. */
export function mayCall({ method, path }: Pick<Call, 'method' | 'path'>, draws: readonly DrawName[]): boolean {
  if (method === 'get') return DATA.test(path);
  return draws.some((draw) => POSTS[draw]?.includes(path));
}

/** The page's end of the port to the frame of a sandboxed game. It checks every message and provides the services. */
export class FramePort {
  readonly #port: MessagePort;
  readonly #options: FramePortOptions;
  readonly #calls = new Map<number, AbortController>();
  /** The latest failed calls by id, for toasts. */
  readonly #failures = new Map<number, unknown>();
  readonly #sizes: Map<string, number>;
  readonly #timer: ReturnType<typeof setInterval>;
  #answeredAt = performance.now();
  #isSilent = false;
  #messages = 0;
  #since = performance.now();

  constructor(port: MessagePort, options: FramePortOptions) {
    this.#port = port;
    this.#options = options;
    this.#sizes = new Map(Object.entries(options.stored).map(([name, { length }]) => [name, length]));
    port.onmessage = ({ data }) => this.#receive(data);
    this.#timer = setInterval(() => this.#ping(), PING_MS);
  }

  send(message: PageMessage): void {
    this.#port.postMessage(message);
  }

  /** Ends all calls. Messages that arrive later are ignored. */
  close(): void {
    clearInterval(this.#timer);
    this.#port.onmessage = null;
    this.#port.close();
    for (const call of this.#calls.values()) call.abort(new DOMException('The visitor left the game.', 'AbortError'));
  }

  /** A hidden page throttles timers, so the time counts only while it is visible. */
  #ping(): void {
    const now = performance.now();
    if (typeof document !== 'undefined' && document.hidden) this.#answeredAt = now;
    this.send({ kind: 'ping' });
    this.#become(now - this.#answeredAt > SILENT_AFTER_MS);
  }

  #become(isSilent: boolean): void {
    if (isSilent === this.#isSilent) return;
    this.#isSilent = isSilent;
    this.#options.onEvent({ kind: 'silent', isSilent });
  }

  #receive(data: unknown): void {
    const now = performance.now();
    if (now - this.#since > 1000) this.#restart(now);
    if ((this.#messages += 1) > MOST_MESSAGES) return this.#end('The game sent too many messages.');
    const message = readFrameMessage(data);
    if (!message)
      return this.#options.services.log('A message of the game was ignored, because it breaks the protocol.');
    return this.#handle(message);
  }

  #restart(now: number): void {
    this.#since = now;
    this.#messages = 0;
  }

  #end(text: string): void {
    this.close();
    this.#options.onEvent({ kind: 'fault', text, ends: true });
  }

  #handle(message: FrameMessage): void {
    const { onEvent, services, saved, listing } = this.#options;
    switch (message.kind) {
      case 'pong':
        this.#answeredAt = performance.now();
        return this.#become(false);
      case 'call':
        return void this.#call(message);
      case 'abort':
        return this.#calls.get(message.id)?.abort(new DOMException('The game aborted the call.', 'AbortError'));
      case 'toast':
        return services.toast({ ...message.toast, cause: message.cause && this.#failures.get(message.cause) });
      case 'announce':
        return services.announce(message.text, message.urgency);
      case 'sound':
        return services.sound(message.sound);
      case 'log':
        return services.log(message.text);
      case 'store':
        return this.#store(message);
      case 'save':
        if (!message.game) return saved.remove(listing.key);
        return message.game.version === listing.version ? saved.save(listing.key, message.game) : undefined;
      case 'fault':
        return message.ends ? this.#end(message.text) : onEvent(message);
      default:
        return onEvent(message);
    }
  }

  #store({ name, text }: { name: string; text: string }): void {
    const sizes = new Map(this.#sizes).set(name, text.length);
    const total = [...sizes].reduce((sum, [key, size]) => sum + key.length + size, 0);
    if (total > MOST_STORED)
      return this.#options.services.log(`"${name}" was not stored, because the game's storage is full.`);
    this.#sizes.set(name, text.length);
    return this.#options.services.storage.write(name, text);
  }

  async #call(call: Call): Promise<void> {
    const { draws, services } = this.#options;
    const { id, method, path, body } = call;
    if (!mayCall(call, draws) || this.#calls.size >= MOST_CALLS || this.#calls.has(id))
      return this.#fail(id, new HttpError('refused', `A sandboxed game may not call ${method} ${path}.`));
    const ended = new AbortController();
    this.#calls.set(id, ended);
    const options = { ...limitsOf(call), signal: ended.signal };
    try {
      const answer = await (method === 'get'
        ? services.http.get(path, options)
        : services.http.post(path, body, options));
      if (!ended.signal.aborted) this.send({ kind: 'answer', id, answer });
    } catch (error) {
      if (!ended.signal.aborted) this.#fail(id, error);
    } finally {
      this.#calls.delete(id);
    }
  }

  #fail(id: number, error: unknown): void {
    this.#failures.set(id, error);
    for (const [oldest] of this.#failures) if (this.#failures.size > MOST_FAILURES) this.#failures.delete(oldest);
    const { kind, message, status, code, retryAfterMs } =
      error instanceof HttpError ? error : new HttpError('failed', String(error));
    this.send({ kind: 'failure', id, failure: { kind, message, status, code, retryAfterMs } });
  }
}

function limitsOf(call: Call): RequestOptions {
  const names = Object.keys(LARGEST) as (keyof typeof LARGEST)[];
  return Object.fromEntries(
    names.flatMap((name) => (call[name] === undefined ? [] : [[name, Math.min(call[name], LARGEST[name])]])),
  );
}
