export { axeViolations, type AxeViolation } from './axe-violations.ts';
export { TestPage, type TestPageProps } from './TestPage.tsx';
export { TestServices } from './TestServices.tsx';
export { offlineServices, openRound, type OpenRound, type RoundToOpen } from './open-round.tsx';
