export { CallCounter } from './client/api-football-client.ts';
export { footballSourceOf } from './client/api-connection.ts';
export { ApiQuota } from './client/api-quota.ts';
export { completionOf, type QuotaState } from './client/plan-limits.ts';
export { isSmallestPlan, lastPageOf, nextMidnight, SMALLEST_PLAN } from './client/plan-limits.ts';
export type { Answer } from './facts/career-reader.ts';
export { FirstTeams } from './facts/first-teams.ts';
export {
  FootballFacts,
  MIN_SEARCH_LENGTH,
  NotFoundInService,
  UrgentFootballFacts,
  type LeaguePlayer,
  type SquadPlayer,
  type SyncedPlayer,
} from './facts/football-facts.ts';
export { SeasonNotInPlan } from './facts/plan-seasons.ts';
export { type FootballApi, FootballApiModule } from './football-api.module.ts';
export { ApiError } from './wire/api-error.ts';
export type { ApiAppearances, ApiCoach, ApiPerson, ApiPlayer } from './wire/people.ts';
export type { ApiTeam, ApiTeamRef, ApiTeamSeasons, ApiTransfer } from './wire/teams.ts';
