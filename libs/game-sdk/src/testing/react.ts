export { axeViolations, type AxeViolation } from './axe-violations.ts';
export { TestServices } from './TestServices.tsx';
export { offlineServices, openRound, type OpenRound, type RoundToOpen } from './open-round.tsx';
