import { localStore } from '../preferences/safe-storage.ts';

/** What feedback can be about; the first one is what a new form says. */
export const FEEDBACK_SUBJECTS = [
  'general',
  'career',
  'connect',
  'logo',
  'country',
  'wheel',
  'memo',
  'manager',
] as const;

const SHORTEST_FEEDBACK = 3;
export const LONGEST_FEEDBACK = 1000;

export interface FeedbackDraft {
  gameType: string;
  feedback: string;
  userEmail: string;
}

export const EMPTY_DRAFT: FeedbackDraft = { gameType: FEEDBACK_SUBJECTS[0], feedback: '', userEmail: '' };

/** Texts of the specification, which gives them in Spanish alone. */
const FAULTS = {
  gameType: 'Por favor selecciona un juego',
  tooShort: 'Por favor escribe tu feedback',
  tooLong: 'El feedback es demasiado largo',
  userEmail: 'Email inválido',
} as const;

export type FeedbackFaults = Partial<Record<keyof FeedbackDraft, string>>;

export function faultsOf({ gameType, feedback, userEmail }: FeedbackDraft): FeedbackFaults {
  const length = feedback.trim().length;
  return {
    ...(gameType === '' ? { gameType: FAULTS.gameType } : {}),
    ...(length < SHORTEST_FEEDBACK ? { feedback: FAULTS.tooShort } : {}),
    ...(length > LONGEST_FEEDBACK ? { feedback: FAULTS.tooLong } : {}),
    ...(userEmail === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(userEmail) ? {} : { userEmail: FAULTS.userEmail }),
  };
}

const KEY = 'lastFeedback';

/** Kept before sending and removed once the server has it: no network failure costs what somebody wrote. */
export function keepDraft({ gameType, feedback }: FeedbackDraft, now: Date): void {
  localStore.setItem(KEY, JSON.stringify({ gameType, feedback, timestamp: now.toISOString() }));
}

export function forgetDraft(): void {
  localStore.removeItem(KEY);
}

export function keptDraft(): FeedbackDraft {
  try {
    const kept = JSON.parse(localStore.getItem(KEY) ?? 'null') as Partial<FeedbackDraft> | null;
    return typeof kept?.feedback === 'string'
      ? { ...EMPTY_DRAFT, feedback: kept.feedback, gameType: kept.gameType ?? EMPTY_DRAFT.gameType }
      : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}
