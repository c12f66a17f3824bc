export { MATCHDAY_DRAWS, peopleIn } from './effects/matchday-draws.ts';
