import type { IsoTime } from './iso-time.ts';

/** Subjects of feedback, the default first. */
export const FEEDBACK_GAMES = ['general', 'career', 'connect', 'logo', 'country', 'wheel', 'memo', 'manager'] as const;
export type FeedbackGame = (typeof FEEDBACK_GAMES)[number];

/** In characters, after trimming. */
export const FEEDBACK_LENGTH = { min: 3, max: 1000 } as const;

/** `POST /api/feedback` */
export interface FeedbackSubmission {
  gameType: FeedbackGame;
  feedback: string;
  /** Empty or absent if no reply is wanted. */
  userEmail?: string;
}

/** Response of `POST /api/feedback`. */
export interface FeedbackReceived {
  /** In English. */
  message: string;
  /** Whether the server stored the letter only in a file, because the database was unavailable. */
  savedLocally: boolean;
}

/** An item of `GET /api/admin/feedback`, newest first, at most 1,000; `?before={id}` returns older ones. */
export interface FeedbackEntry {
  id: number;
  gameType: FeedbackGame;
  feedback: string;
  userEmail: string | null;
  createdAt: IsoTime;
  /** When an administrator closed it; null while it is open. */
  closedAt: IsoTime | null;
  /** Id of the correction that the letter led to; null without one. */
  revision: number | null;
}

/** `PATCH /api/admin/feedback/{id}` returns the `FeedbackEntry`. */
export interface FeedbackChange {
  closed: boolean;
  /** Id of the correction that the letter led to; ignored when a letter is reopened. */
  revision?: number;
}

/** `DELETE /api/admin/feedback/{id}` */
export interface FeedbackDeleted {
  success: true;
}
