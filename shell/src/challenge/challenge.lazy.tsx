/** What the button of a challenge loads at its first press. */
export { ChallengeDialog } from './ChallengeDialog.tsx';
export { createChallenge, isTooMany } from './challenge-query.ts';
