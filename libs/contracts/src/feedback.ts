/** The subjects of feedback, the default first. */
export const FEEDBACK_GAMES = ['general', 'career', 'connect', 'logo', 'country', 'wheel', 'memo', 'manager'] as const;
export type FeedbackGame = (typeof FEEDBACK_GAMES)[number];

/** In characters, after trimming. */
export const FEEDBACK_LENGTH = { min: 3, max: 1000 } as const;

/** `POST /api/feedback` */
export interface FeedbackSubmission {
  gameType: FeedbackGame;
  feedback: string;
  /** Empty or left out if no answer is wanted. */
  userEmail?: string;
}

export interface FeedbackReceived {
  message: string;
  /** Whether the server stored it only in a file because the database was unavailable. */
  savedLocally: boolean;
}
