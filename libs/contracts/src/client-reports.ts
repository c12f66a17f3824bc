import type { Language } from './language.ts';

/** Owner of a script: the site, the console, or a game as `key/release`. */
export type ScriptOwner = 'shell' | 'console' | `${string}/${string}`;

/** The Web Vitals, in milliseconds. CLS has no unit. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVitalName = (typeof WEB_VITALS)[number];

/** The screens of a game. */
export const GAME_SCREENS = ['intro', 'round', 'results'] as const;
export type GameScreen = (typeof GAME_SCREENS)[number];

/** An uncaught error. Its message is left out, because it may contain a visitor's input. */
export interface ClientError {
  from: ScriptOwner;
  name: string;
  /** Stack frames in the site's own files, innermost first: `/assets/shell-Ab12.js:1:2345`. */
  at: readonly string[];
  /** The screen that the page showed; absent outside of games. */
  screen?: GameScreen;
}

export interface WebVital {
  from: ScriptOwner;
  name: WebVitalName;
  /** In the unit of `WEB_VITALS`, from 0 to `MAX_REPORTED_MS`. */
  value: number;
}

/** `POST /api/client-reports` → 204. Errors and vitals of a page, without data that identifies a visitor. */
export interface ClientReports {
  errors: readonly ClientError[];
  /** Language of the page. */
  language?: Language;
  vitals: readonly WebVital[];
}

/** Maximum number of errors, vitals and stack frames per request. */
export const CLIENT_REPORT_LIMITS = { errors: 10, vitals: 20, frames: 5 } as const;
