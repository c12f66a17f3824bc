import { EMAIL_FORM, FEEDBACK_FAULTS, FEEDBACK_GAMES, FEEDBACK_LENGTH, parsedJson } from '@soccer-legends/contracts';
import { localStore } from '../preferences/safe-storage.ts';

export interface FeedbackDraft {
  gameType: string;
  feedback: string;
  userEmail: string;
}

export const EMPTY_DRAFT: FeedbackDraft = { gameType: FEEDBACK_GAMES[0], feedback: '', userEmail: '' };

/** Messages about invalid fields. Valid fields are absent. */
export type FeedbackFaults = Partial<Record<keyof FeedbackDraft, string>>;

export function faultsOf({ gameType, feedback, userEmail }: FeedbackDraft): FeedbackFaults {
  const length = feedback.trim().length;
  return {
    ...(gameType === '' ? { gameType: FEEDBACK_FAULTS.gameType } : {}),
    ...(length < FEEDBACK_LENGTH.min ? { feedback: FEEDBACK_FAULTS.tooShort } : {}),
    ...(length > FEEDBACK_LENGTH.max ? { feedback: FEEDBACK_FAULTS.tooLong } : {}),
    ...(userEmail === '' || EMAIL_FORM.test(userEmail) ? {} : { userEmail: FEEDBACK_FAULTS.userEmail }),
  };
}

const KEY = 'lastFeedback';

/** Stores a draft as `lastFeedback`, without the email address, so that a network failure does not lose it. */
export function keepDraft({ gameType, feedback }: FeedbackDraft, now: Date): void {
  localStore.setItem(KEY, JSON.stringify({ gameType, feedback, timestamp: now.toISOString() }));
}

export function forgetDraft(): void {
  localStore.removeItem(KEY);
}

/** Returns the stored draft; an empty one if there is none or it is unreadable. */
export function keptDraft(): FeedbackDraft {
  const kept = parsedJson(localStore.getItem(KEY)) as Partial<FeedbackDraft> | null | undefined;
  return typeof kept?.feedback === 'string'
    ? { ...EMPTY_DRAFT, feedback: kept.feedback, gameType: kept.gameType ?? EMPTY_DRAFT.gameType }
    : EMPTY_DRAFT;
}

/** Returns the unsent draft, or else the values of the address (`?game=logo`, `&about=…`). */
export function startingDraft(asked: URLSearchParams, about: (name: string) => string): FeedbackDraft {
  const kept = keptDraft();
  if (kept.feedback !== '') return kept;
  const gameType = FEEDBACK_GAMES.find((game) => game === asked.get('game')) ?? FEEDBACK_GAMES[0];
  const name = asked.get('about');
  return { ...EMPTY_DRAFT, gameType, feedback: name === null ? '' : about(name) };
}
