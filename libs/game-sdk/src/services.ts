import type { Language } from '@soccer-legends/contracts';

declare global {
  // All that this module, which compiles without a screen, knows of the browser's own type.
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** Fills a text of the language files: `t('wrong', { name })`. `count` chooses the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface ToastRequest {
  title: string;
  description?: string;
  tone?: 'plain' | 'success' | 'destructive';
  /** Where they are not in the page's language. */
  titleLanguage?: Language;
  descriptionLanguage?: Language;
  /** Milliseconds on show; 5000 where absent. */
  duration?: number;
  /** What went wrong, where it tells of a failure: of the server's own the page adds the reference that its log knows. */
  cause?: unknown;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** Gives up after this many milliseconds; 10000 where absent. */
  timeoutMs?: number;
  /** How often a failed request is sent again; never where absent. */
  retries?: number;
  retryDelayMs?: number;
  /** How long an answer serves again without a request; not at all where absent. */
  freshMs?: number;
}

/** Calls to the site's own server. A failure is an `Error` whose text is "status: body". */
export interface Http {
  get<Answer>(path: string, options?: RequestOptions): Promise<Answer>;
  post<Answer>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
}

/** What the shell does for a game. A game reaches nothing else of the page. */
export interface GameServices {
  language: Language;
  http: Http;
  /** The game's own texts. */
  t: Translate;
  toast(toast: ToastRequest): void;
  /** Says something to those who listen to the page; assertive interrupts. */
  announce(text: string, urgency?: 'polite' | 'assertive'): void;
  /** Writes a failure that the player is not told of into the log. */
  log(message: string, fault?: unknown): void;
}
