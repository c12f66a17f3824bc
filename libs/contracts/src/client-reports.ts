/** Whose script it was: the site's own, the console's, or a game's by `key/release`. */
export type ScriptOwner = 'shell' | 'console' | `${string}/${string}`;

/** Measured as the browsers' makers define them: milliseconds, but for CLS, a number of its own. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVitalName = (typeof WEB_VITALS)[number];

/** An error that nobody caught. Never its message: that may hold what a visitor has typed. */
export interface ClientError {
  from: ScriptOwner;
  /** The name of its class, as in `TypeError`. */
  name: string;
  /** Where it was, in our own files alone: `/assets/shell-Ab12.js:1:2345`, innermost first. */
  at: readonly string[];
}

export interface WebVital {
  /** Whose page it was. */
  from: ScriptOwner;
  name: WebVitalName;
  value: number;
}

/** `POST /api/client-reports` → 204. What a page tells of itself; nothing of it tells one visitor from another. */
export interface ClientReports {
  errors: readonly ClientError[];
  vitals: readonly WebVital[];
}

/** Most of each kind in one request, and most frames of an error. */
export const CLIENT_REPORT_LIMITS = { errors: 10, vitals: 20, frames: 5 } as const;
