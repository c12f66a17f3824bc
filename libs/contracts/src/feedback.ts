import type { EditedKind } from './fact-desk.ts';
import type { IsoTime } from './iso-time.ts';
import type { Language } from './language.ts';

/** Subjects of feedback, the default first. */
export const FEEDBACK_GAMES = ['general', 'career', 'connect', 'logo', 'country', 'wheel', 'memo', 'manager'] as const;
export type FeedbackGame = (typeof FEEDBACK_GAMES)[number];

/** In characters, after trimming. */
export const FEEDBACK_LENGTH = { min: 3, max: 1000 } as const;

const ATOM = String.raw`[^\s@.,;:"()<>[\]\\]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const TOP_LEVEL = String.raw`(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})`;

/**
 * The form of an e-mail address, for the form and the server. Stricter than browsers: the host has a top-level domain of
 * at least two letters. Quoted names are left out.
 */
export const EMAIL_FORM = new RegExp(
  String.raw`^(?=.{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.){1,9}${TOP_LEVEL}$`,
  'u',
);

/** What is wrong with a field. Specified in Spanish for every language of the page. */
export const FEEDBACK_FAULTS = {
  gameType: 'Por favor selecciona un juego',
  tooShort: 'Por favor escribe tu feedback',
  tooLong: 'El feedback es demasiado largo',
  userEmail: 'Email inválido',
} as const;

/** What may be wrong with a round. */
export const REPORT_REASONS = ['answer', 'picture', 'stuck', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Maximum lengths of `text` and `round` in characters, and of each list of people or clubs. */
export const REPORT_LIMITS = { text: 500, round: 24_000, people: 40 } as const;

/** What a visitor reports about a round. Contains nothing about the visitor. */
export interface ReportFacts {
  reason: ReportReason;
  /** Key of the plugin. */
  game: string;
  version: string;
  language: Language;
  /** Number of moves before the report. */
  moves: number;
  /** Ids of the people in the reported questions. */
  players: readonly number[];
  coaches: readonly number[];
  /** Ids of the clubs in the reported questions. */
  teams: readonly number[];
}

export interface RoundReport extends ReportFacts {
  /** The round with its deal as JSON, compressed with DEFLATE (RFC 1951), in Base64url; empty if it is too large. */
  round: string;
}

/**
 * Returns a round as the text that the developer tools open: the key of the game, the number of moves to show, and the round as in
 * `RoundReport`.
 */
export function roundText(game: string, moves: number, round: string): string {
  return `${game}.${moves}.${round}`;
}

/** `GET /api/feedback/{id}/round`, for administrators. */
export interface ReportedRound {
  /** Key of the plugin. */
  game: string;
  /** As in `RoundReport`. */
  round: string;
}

/** `POST /api/feedback` */
export interface FeedbackSubmission {
  gameType: FeedbackGame;
  feedback: string;
  /** Empty or absent if no reply is wanted. */
  userEmail?: string;
  /** The round that the message is about. */
  report?: RoundReport;
}

/** All fields of the form, in the order of the console's CSV file. */
export const FEEDBACK_FIELDS = Object.keys({
  gameType: true,
  feedback: true,
  userEmail: true,
} satisfies Record<keyof Omit<FeedbackSubmission, 'report'>, true>);

/** Response of `POST /api/feedback`. */
export interface FeedbackReceived {
  /** In English. */
  message: string;
  /** Whether the server kept the message only in a file. This server does not: it stores a message or answers with an error. */
  savedLocally: boolean;
}

/** The fields as they are stored: null instead of absent. */
type Nullable<Fields> = {
  [Field in keyof Fields]-?: undefined extends Fields[Field] ? Exclude<Fields[Field], undefined> | null : Fields[Field];
};

/** An item of `GET /api/admin/feedback`, newest first, at most 1,000; `?before={id}` returns older ones. */
export interface FeedbackEntry extends Nullable<Omit<FeedbackSubmission, 'report'>> {
  id: number;
  createdAt: IsoTime;
  /** When an administrator closed it; null while it is open. */
  closedAt: IsoTime | null;
  /** Id of the correction that the message led to; null without one. */
  revision: number | null;
  /** Null for a message that is not about a round. */
  report: ReportFacts | null;
}

/** `PATCH /api/admin/feedback/{id}` returns the `FeedbackEntry`. */
export interface FeedbackChange {
  closed: boolean;
  /** Id of the correction that the message led to; ignored when a message is reopened. */
  revision?: number;
}

/** An item of `GET /api/admin/feedback/{id}/people`: a person whom a message names, most likely match first. */
export interface NamedPerson {
  kind: EditedKind;
  id: number;
  name: string;
}

/** An item of `GET /api/admin/feedback/reports?page=&pageSize=`: an open message that names people, newest first. */
export interface FactReport extends FeedbackEntry {
  people: readonly NamedPerson[];
}
