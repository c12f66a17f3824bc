/** What feedback can be about; the first one is what a new form says. */
export const FEEDBACK_GAMES = ['general', 'career', 'connect', 'logo', 'country', 'wheel', 'memo', 'manager'] as const;
export type FeedbackGame = (typeof FEEDBACK_GAMES)[number];

/** In characters, without spaces at either end. */
export const FEEDBACK_LENGTH = { min: 3, max: 1000 } as const;

/** `POST /api/feedback` */
export interface FeedbackSubmission {
  gameType: FeedbackGame;
  feedback: string;
  /** Empty or left out where no answer is wanted. */
  userEmail?: string;
}

export interface FeedbackReceived {
  message: string;
  /** Whether the server could only keep it aside; false once it is stored. */
  savedLocally: boolean;
}
