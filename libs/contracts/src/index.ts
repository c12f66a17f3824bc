export type { AdminLoggedIn, AdminLoggedOut, AdminLogin, AdminSessionState } from './admin.ts';
export {
  CAREER_ROUNDS,
  type CareerGameState,
  type CareerGuess,
  type CareerNextRound,
  type CareerRound,
  type CareerVerdict,
  type NewCareerGame,
} from './career-game.ts';
export type {
  CareerItem,
  CoachSummary,
  PlayerDetail,
  PlayerHit,
  PlayerSummary,
  TeamLogo,
  WordleAnswer,
} from './catalogue.ts';
export { classifyCompatibility, type Compatibility, type Incompatibility } from './compatibility.ts';
export { fold, letters, searchForms } from './fold.ts';
export { initialsOf } from './initials.ts';
export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, localise, type Language, type Localised } from './language.ts';
export { manifestFaults, routeOf, type PluginIcon, type PluginManifest, type ResultTheme } from './manifest.ts';
export { PROBLEM_CODES, type Problem, type ProblemCode } from './problem.ts';
export type {
  ConnectionsGroup,
  ConnectionsPlayer,
  ConnectionsPuzzle,
  Difficulty,
  PlayerGridClub,
  PlayerGridCountry,
  PlayerGridPlayer,
  PlayerGridPuzzle,
} from './puzzles.ts';
export { RETRY_PATHS, retryPath, type GameListing, type RemoteFiles, type ServerEvent } from './registry.ts';
export {
  FIRST_TEAM_YEAR,
  MOST_COACH_NAMES,
  MOST_NEW_PLAYERS,
  SHORTEST_NAME_SEARCH,
  SYNC_KINDS,
  type ApiRateLimits,
  type ApiStats,
  type ApiUsage,
  type CoachesByNameRequest,
  type ExternalPlayer,
  type ExternalStatistics,
  type FootballSource,
  type ImportPlayerRequest,
  type NewPlayersRequest,
  type PlayersByNameRequest,
  type PlayerSynced,
  type SyncAction,
  type SyncCapacity,
  type SyncChange,
  type SyncDetail,
  type SyncKind,
  type SyncProgress,
  type SyncRun,
  type SyncStarted,
  type SyncStatus,
  type TeamPlayersRequest,
} from './sync.ts';
