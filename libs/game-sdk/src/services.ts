import type { Language } from '@soccer-legends/contracts';

declare global {
  // This module compiles without the browser's types; it needs no more of this one.
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** Returns a text of the language files with its placeholders filled: `t('wrong', { name })`. `count` selects the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface ToastRequest {
  title: string;
  description?: string;
  tone?: 'plain' | 'success' | 'destructive';
  /** Languages of the two texts if they differ from the page's language. */
  titleLanguage?: Language;
  descriptionLanguage?: Language;
  /** Milliseconds until it closes; 5000 by default. */
  duration?: number;
  /** The error that it reports. For an error of the server, the page shows the request id, which the log contains. */
  cause?: unknown;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** Milliseconds after which the request fails; 10000 by default. */
  timeoutMs?: number;
  /** How many times a request is repeated after a transient failure; 0 by default. */
  retries?: number;
  /** Milliseconds between repeats; 1000 by default. */
  retryDelayMs?: number;
  /** Milliseconds for which a response is reused without a request; 0 by default. */
  freshMs?: number;
}

/** Calls to the site's server. A call that fails rejects with an `HttpError`. */
export interface Http {
  get<Answer>(path: string, options?: RequestOptions): Promise<Answer>;
  post<Answer>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
}

/**
 * Texts that one game keeps in this browser. Each game has its own storage. The texts are not protected, so they must
 * not be secret.
 */
export interface GameStorage {
  /** Returns null if nothing is stored. */
  read(name: string): string | null;
  /**
   * Stores a text. If the browser's storage is full or blocked, the text is kept only until the visitor leaves the
   * page.
   */
  write(name: string, text: string): void;
}

/** What the shell does for a game. A game uses nothing else of the page. */
export interface GameServices {
  language: Language;
  http: Http;
  storage: GameStorage;
  /** Returns a text of the game's language files. */
  t: Translate;
  toast(toast: ToastRequest): void;
  /** Announces a text to screen readers; `assertive` interrupts them. */
  announce(text: string, urgency?: 'polite' | 'assertive'): void;
  /** Logs a failure to the browser's console. */
  log(message: string, error?: unknown): void;
}
