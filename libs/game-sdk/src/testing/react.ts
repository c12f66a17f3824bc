export { axeViolations, type AxeViolation } from './axe-violations.ts';
export { offlineServices, openRound, type OpenRound, type RoundToOpen } from './open-round.tsx';
