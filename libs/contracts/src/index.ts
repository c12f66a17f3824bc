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
export type { ConsoleFiles, ConsoleProps, ConsoleSession } from './console.ts';
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
