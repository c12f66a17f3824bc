/** What the application and other features may use of `football-api`. Lint refuses any other import across features. */
export { footballSourceOf } from './client/api-connection.ts';
export { ApiQuota } from './client/api-quota.ts';
export { CallCounter } from './client/call-counter.ts';
export { completionOf, secondsPerCall } from './client/completion.ts';
export { nextMidnight } from './client/quota-ledger.ts';
export { type Answer } from './facts/answers.ts';
export { FirstTeams } from './facts/first-teams.ts';
export {
  FootballFacts,
  MIN_SEARCH_LENGTH,
  NotFoundInService,
  type PlayerProfile,
  type SquadPlayer,
  type SyncedCoach,
  type SyncedPerson,
  type SyncedPlayer,
  type TeamProfile,
  UrgentFootballFacts,
} from './facts/football-facts.ts';
export { LeagueFacts, type PlayerSeason, SeasonNotInPlan } from './facts/league-facts.ts';
export { planLimits } from './facts/plan-limits.ts';
export { type SyncedSpell, type SyncedTeam } from './facts/spell.ts';
export { ApiError } from './wire/api-error.ts';
export { type ApiAppearances } from './wire/people.ts';
export { type ApiTeamRef, type ApiTeamSeasons, type ApiTransfer } from './wire/teams.ts';
export { type FootballApi, FootballApiModule } from './football-api.module.ts';
