export { ChallengeDialog } from './ChallengeDialog.tsx';
export { createChallenge, isTooMany } from './challenge-query.ts';
