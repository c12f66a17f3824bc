export type { AlbumPlayer, AlbumSpread } from './album.ts';
export {
  ADMIN_PLAYER_COLUMNS,
  type AdminCareerItem,
  type AdminCoach,
  type AdminGame,
  type AdminGameChange,
  type AdminLoggedIn,
  type AdminLoggedOut,
  type AdminLoggedOutEverywhere,
  type AdminLogin,
  type AdminOrigin,
  type AdminPasswordCheck,
  type AdminPasswordProof,
  type AdminPlayer,
  type AdminPlayerColumn,
  type AdminPlayerFacts,
  type AdminPlayersQuery,
  type AdminPlayerSummary,
  type AdminSessionState,
  type AdminTeam,
  type AdminTeamDetail,
  AUDIT_OUTCOMES,
  type AuditItem,
  type AuditOutcome,
  type AuditQuery,
  type AuditVerification,
  type DatabaseStatus,
  type FeedbackChange,
  type FeedbackDeleted,
  type FeedbackEntry,
  type Page,
  PASSWORD_PROOF_HEADER,
  type SortOrder,
} from './admin.ts';
export {
  CAREER_ROUNDS,
  type CareerGameState,
  type CareerGuess,
  type CareerNextRound,
  type CareerRound,
  type CareerStart,
  type CareerVerdict,
  type NewCareerGame,
} from './career-game.ts';
export {
  type CareerItem,
  type CoachedTeam,
  type CoachSpell,
  type CoachSummary,
  type Crest,
  MOST_PREFERRED,
  type PlayerDetail,
  type PlayerHit,
  type PlayerSummary,
  type TeamLogo,
  type WordleAnswer,
} from './catalogue.ts';
export { CHALLENGE_DAYS, CHALLENGE_TOKEN, isChallengeToken, type Challenge } from './challenge.ts';
export {
  CLIENT_REPORT_LIMITS,
  WEB_VITALS,
  type ClientError,
  type ClientReports,
  type ScriptOwner,
  type WebVital,
  type WebVitalName,
} from './client-reports.ts';
export {
  classifyCompatibility,
  INCOMPATIBILITIES,
  type Compatibility,
  type Incompatibility,
  type SdkNeeds,
} from './compatibility.ts';
export type { ConsoleFiles, ConsoleProps, ConsoleSession } from './console.ts';
export { dealSeed } from './deal-seed.ts';
export {
  EDITED_PEOPLE,
  POSITIONS,
  REVISION_SOURCES,
  type EditedPeople,
  type FactChange,
  type FactConflict,
  type FactSheet,
  type FactValue,
  type FieldFault,
  type GameEffects,
  type MatchdayEffect,
  type PersonFields,
  type Reverted,
  type RevertRequest,
  type RevisedFact,
  type Revision,
  type RevisionPage,
  type RevisionSource,
  type RevisionsQuery,
  type SheetSpell,
  type SpellChange,
  type SpellFields,
} from './fact-desk.ts';
export {
  CSV_BYTES,
  CSV_TABLES,
  CSV_TYPE,
  type CsvDifference,
  type CsvError,
  type CsvReport,
  type CsvTable,
} from './fact-csv.ts';
export type { FactReport, NamedPerson } from './fact-reports.ts';
export {
  FEEDBACK_GAMES,
  FEEDBACK_LENGTH,
  type FeedbackGame,
  type FeedbackReceived,
  type FeedbackSubmission,
} from './feedback.ts';
export {
  ENOUGH_RESULTS,
  MOST_ROUNDS_COUNTED,
  type CountedResult,
  type FixtureResults,
  type FixtureTally,
  type FixtureTicket,
  type FixtureTicketRequest,
} from './fixture-results.ts';
export { fold, letters, searchForms } from './fold.ts';
export { flagAddress, FLAGS_EDITION } from './flag-address.ts';
export { initialsOf } from './initials.ts';
export type { IsoTime } from './iso-time.ts';
export type { DocumentTexts, FirstCard, FirstPageModule, FirstPageRequest, SharePictureRequest } from './first-page.ts';
export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, localize, type Language, type Localized } from './language.ts';
export {
  addressesOf,
  iconOf,
  isReservedRoute,
  OWN_ICON,
  PLUGIN_KEY,
  routeOf,
  type GameIcon,
  type PluginIcon,
  type PluginManifest,
} from './manifest.ts';
export { manifestFaults } from './manifest-faults.ts';
export {
  dateOfMatchday,
  matchdayOf,
  matchdayOfToken,
  openMatchdays,
  startOfMatchday,
  tokenOfMatchday,
  type Fixture,
  type Matchday,
  type OpenMatchdays,
} from './matchday.ts';
export {
  ARCHIVE_ENDINGS,
  ARCHIVE_LIMITS,
  ARCHIVE_LISTING,
  ARCHIVE_TYPE,
  isPluginPath,
  LONG_SEGMENT,
  REQUIRED_FILES,
  type ArchiveListing,
} from './plugin-archive.ts';
export {
  HEALTH_OUTCOMES,
  MAX_REPORTED_MS,
  MOST_HEALTH_REPORTS,
  PLUGIN_ACTIONS,
  type DevOverride,
  type DevOverrideRequest,
  type HealthOutcome,
  type IssuedPublishToken,
  type NewPublishToken,
  type PluginAction,
  type PluginCandidate,
  type PluginDetail,
  type PluginHealth,
  type PluginHealthReport,
  type PluginHealthReports,
  type PluginHistoryEntry,
  type PluginOrigin,
  type PluginOverview,
  type PluginVersionInfo,
  type PublishPlan,
  type PublishReceipt,
  type PublishToken,
  type ReasonRequest,
  type ReleaseName,
  type ReleaseRequest,
  type SitePackage,
  type StageComparison,
  type StageCounts,
  type StageRequest,
  type VersionRef,
  type VersionRequest,
} from './plugin-platform.ts';
export { PROBLEM_CODES, type Problem, type ProblemCode } from './problem.ts';
export type {
  ConnectionsGroup,
  ConnectionsPlayer,
  ConnectionsPuzzle,
  ConnectionsReason,
  Difficulty,
  PlayerGridClub,
  PlayerGridCountry,
  PlayerGridPlayer,
  PlayerGridPuzzle,
  RecallGuess,
  RecallVerdict,
} from './puzzles.ts';
export {
  QUALITY_CHECKS,
  type QualityCheck,
  type QualityCount,
  type QualityDay,
  type QualityFinding,
  type QualitySpell,
} from './quality.ts';
export { DEFAULT_RESULT_THEME, resultThemeOf, type ManifestResultTheme, type ResultTheme } from './result-theme.ts';
export type { RevealMode } from './reveal-mode.ts';
export { RETRY_PATHS, retryPath, type GameListing, type RemoteFiles, type ServerEvent } from './registry.ts';
export {
  DAY_RESULT,
  PICTURE_SIZE,
  PICTURED_PAGES,
  picturePath,
  readPicturePath,
  type PictureAddress,
  type PicturedPage,
  type PictureSubject,
} from './share-picture.ts';
export { readSharedPath, type SharedSubject } from './shared-page.ts';
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
  FIRST_LEAGUE_YEAR,
  type League,
  type LeaguesEstimate,
  type LeaguesRequest,
  type LinkPlayerRequest,
  MOST_LEAGUES,
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
export { textFaults, type TextFault, type TextTree } from './text-faults.ts';
export { typographyFaults } from './typography.ts';
export { isFair, percent, type Measurement } from './measurement.ts';
export { TRANSFER_BYTES, TRANSFER_ID, TRANSFER_MINUTES, TRANSFER_TYPE, type OpenedTransfer } from './transfer.ts';
