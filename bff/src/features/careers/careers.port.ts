export { CareersModule } from './careers.module.ts';
export { FIRST_MONTH_OF_SEASON } from './derive-career.ts';
export { leagueWeight, LOWEST_FAME_IN_GAMES } from './fame.ts';
export { PlayerEvidence } from './player-evidence.entity.ts';
export type { DerivedSpell } from './derive-career.ts';
export { StoredCareers } from './stored-careers.ts';
