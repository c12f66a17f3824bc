import type { Language } from '@soccer-legends/contracts';
import type { Sound } from './sound.ts';

declare global {
  // This module compiles without browser types, and needs only this part of one.
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/**
 * Returns a text of the language files with its placeholders filled: `t('wrong', { name })`. `count` selects the plural
 * form.
 */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A short message over the page. The newest one replaces the others. */
export interface ToastRequest {
  title: string;
  description?: string;
  tone?: 'plain' | 'success' | 'destructive';
  /** Languages of the two texts, if they differ from the page's language. */
  titleLanguage?: Language;
  descriptionLanguage?: Language;
  /** Milliseconds until it closes; 5000 by default. */
  duration?: number;
  /** A button that closes the toast, such as Undo. Sandboxed games cannot use it. */
  action?: { label: string; run(): void };
  /** The reported error. For an error of the server, the page shows the request id, which is in the server's log. */
  cause?: unknown;
}

/** Options of a call through `Http`: limits, retries and the cache. */
export interface RequestOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds after which the request fails; 10000 by default. */
  timeoutMs?: number;
  /**
   * Number of retries after a transient failure; 0 by default. Calls that a busy server rejects are retried in
   * addition.
   */
  retries?: number;
  /** Milliseconds between retries; 1000 by default. */
  retryDelayMs?: number;
  /** Milliseconds for which the response to the same path is reused; 0 by default. */
  freshMs?: number;
}

/**
 * Calls to the site's server, whose paths begin with `/api/`. A failed call rejects with an `HttpError`. A visitor may send 360
 * reads, 75 deals and 60 searches a minute. Further calls fail; `retryAfterMs` of the error is the time until the next one is possible.
 */
export interface Http {
  get<Answer>(path: string, options?: RequestOptions): Promise<Answer>;
  /** Sends a body as JSON. Of the options, only `signal` and `timeoutMs` apply. */
  post<Answer>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
}

/** Texts that one game keeps in this browser, in its own storage. They are not protected, so do not store secrets. */
export interface GameStorage {
  /** Returns null if nothing is stored. */
  read(name: string): string | null;
  /**
   * Stores a text. If the browser's storage is full or blocked, the text is kept only until the visitor leaves the
   * page.
   */
  write(name: string, text: string): void;
}

/** What the shell provides to a game. A game uses nothing else of the page. */
export interface GameServices {
  /** The language of the page. */
  language: Language;
  http: Http;
  storage: GameStorage;
  /** Returns a text of the game's language files. */
  t: Translate;
  toast(toast: ToastRequest): void;
  /** Announces a text to screen readers; `assertive` interrupts them. */
  announce(text: string, urgency?: 'polite' | 'assertive'): void;
  /** Plays a sound and vibrates, if the visitor has switched sound on. Never the only sign of something. */
  sound(sound: Sound): void;
  /** Logs a failure to the browser's console. */
  log(message: string, error?: unknown): void;
}
