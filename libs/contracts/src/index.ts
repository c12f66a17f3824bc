export {
  MOST_MEMBERS,
  type CategoryChange,
  type CategoryMember,
  type CategoryRevision,
  type CategorySheet,
  type CategoryState,
  type CategorySummary,
} from './categories.ts';
export {
  ALERT_KINDS,
  type Alert,
  type AlertFacts,
  type AlertKind,
  type AlertMessage,
  type Alerts,
  type AlertWebhook,
  type TeamWebhook,
  type TeamWebhookRequest,
} from './alerts.ts';
export {
  ADMIN_PLAYER_COLUMNS,
  type AdminCareerItem,
  type AdminCoach,
  type AdminOrigin,
  type AdminPlayer,
  type AdminPlayerColumn,
  type AdminPlayerFacts,
  type AdminPlayersQuery,
  type AdminPlayerRow,
  type AdminPlayerSheet,
  PLAYER_STATUSES,
  type PlayerStatus,
  type AdminPlayerSummary,
  type AdminTeam,
  type AdminTeamDetail,
  type DatabaseStatus,
} from './admin-catalogue.ts';
export {
  ADMINISTRATOR_HINT,
  type AdminLoggedIn,
  type AdminOpenSession,
  type AdminLogin,
  type AdminPasswordCheck,
  type AdminPasswordProof,
  type AdminSessionsEnded,
  type AdminSessionsQuery,
  type AdminSessionState,
  PASSWORD_PROOF_HEADER,
  SESSION_COLUMNS,
  type SessionColumn,
} from './admin-session.ts';
export {
  AUDIT_AREAS,
  AUDIT_OUTCOMES,
  type AuditActors,
  type AuditArea,
  type AuditFilter,
  type AuditItem,
  type AuditOutcome,
  type AuditPage,
  type AuditQuery,
  type AuditVerification,
} from './audit.ts';
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
  type AlbumPlayer,
  type AlbumSpread,
  type CareerItem,
  type CoachedTeam,
  type CoachSpell,
  type CoachSummary,
  type Crest,
  LARGEST_SAMPLE,
  MOST_CAREERS,
  MOST_PREFERRED,
  type PlayerDetail,
  type Squad,
  type SquadClub,
  type SquadPlayer,
  type PlayerHit,
  type PlayerSummary,
  type TeamLogo,
  type WordleAnswer,
} from './catalogue.ts';
export {
  CHALLENGE_DAYS,
  CHALLENGE_TOKEN,
  DRAW_HEADER,
  FREE_DRAW,
  FREE_SEED,
  isChallengeToken,
  type Challenge,
  type ChallengeStart,
} from './challenge.ts';
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
  isOlder,
  INCOMPATIBILITIES,
  type Compatibility,
  type Incompatibility,
  type SdkNeeds,
} from './compatibility.ts';
export type { ConsoleFiles, ConsoleProps, ConsoleSession } from './console.ts';
export {
  CSV_BYTES,
  CSV_TABLES,
  CSV_TYPE,
  type CsvDifference,
  type CsvError,
  type CsvReport,
  type CsvTable,
} from './fact-csv.ts';
export {
  EDITED_KINDS,
  FACT_YEARS,
  LONGEST_NAME,
  MAX_REASON_LENGTH,
  MOVABLE_FACTS,
  PERSON_KINDS,
  POSITIONS,
  addedSpellKeys,
  type Position,
  REVISION_SOURCES,
  type EditedKind,
  type FactChange,
  type FactConflict,
  type FactEditors,
  type FactSheet,
  type FactValue,
  type FieldFault,
  type MergeRequest,
  type GameEffects,
  type MatchdayEffect,
  type MovableFact,
  type NewPerson,
  type PersonFields,
  type PersonKind,
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
  type SplitRequest,
} from './fact-desk.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
export { GAME_KEY, GAME_KEY_FORM } from './game-key.ts';
export {
  REPORT_LIMITS,
  REPORT_REASONS,
  type FactReport,
  type FeedbackChange,
  type FeedbackEntry,
  EMAIL_FORM,
  FEEDBACK_FAULTS,
  FEEDBACK_GAMES,
  FEEDBACK_FIELDS,
  FEEDBACK_LENGTH,
  type FeedbackGame,
  type FeedbackReceived,
  type FeedbackSubmission,
  type NamedPerson,
  type ReportedRound,
  type ReportFacts,
  type ReportReason,
  type RoundReport,
} from './feedback.ts';
export type { DocumentTexts, FirstCard, FirstPageModule, FirstPageRequest, SharePictureRequest } from './first-page.ts';
export {
  ENOUGH_NETWORKS,
  ENOUGH_RESULTS,
  MOST_MET,
  MOST_ROUNDS_COUNTED,
  type CountedResult,
  type FixtureResults,
  type FixtureTally,
  type FixtureTicket,
  type FixtureTicketRequest,
  type NamedShare,
} from './fixture-results.ts';
export type {
  FailedJob,
  Figures,
  GamePlays,
  HourlyCount,
  Overview,
  ReadinessReport,
  RouteTimes,
  Space,
} from './figures.ts';
export { drawingAddress, drawingAt, flagAddress, FLAGS_EDITION, type Drawing, type RevealMode } from './drawings.ts';
export { fold, initialsOf, letters } from './fold.ts';
export { parsedJson } from './parsed-json.ts';
export { MAX_SEARCH_LENGTH, nameForms, nameKey, namesContain, sameName } from './same-name.ts';
export { type DrawName, DRAWS } from './draws.ts';
export type {
  ApiRateLimits,
  ApiStats,
  ApiUsage,
  CandidatePlayer,
  ExternalPlayer,
  ExternalStatistics,
  FootballSource,
  SyncCapacity,
} from './football-service.ts';
export type { IsoTime } from './iso-time.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  inEveryLanguage,
  localize,
  type Language,
  type Localized,
} from './language.ts';
export {
  LEAGUE_ID,
  LEAGUE_KEY,
  LEAGUE_LIMITS,
  LEAGUE_MEMBER,
  type LeagueEntries,
  type LeagueLeaving,
  type LeagueReplacement,
  type LeagueWriting,
  type SealedEntry,
} from './league.ts';
export { manifestFaults } from './manifest-faults.ts';
export {
  addressesOf,
  iconOf,
  isReservedRoute,
  OWN_ICON,
  routeOf,
  type FixtureOptions,
  type GameIcon,
  type PluginIcon,
  type PluginManifest,
} from './manifest.ts';
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
  dealSeed,
} from './matchday.ts';
export {
  DEFAULT_PAGE_SIZE,
  type CursorPage,
  type Page,
  type PageCursor,
  type SortedPageQuery,
  type SortOrder,
} from './page.ts';
export {
  gameAtPath,
  isConsolePath,
  ownPageAt,
  SITE_PAGES,
  sharedPath,
  type MatchdaySubject,
  type OwnPage,
  type RoundSubject,
  type SharedSubject,
  type SitePage,
} from './page-address.ts';
export {
  ADMIN_ROLES,
  type AdminInvitation,
  type Administrator,
  type AdministratorChange,
  type AdministratorRemoved,
  type AdminRole,
  includesRole,
  type NewAdministrator,
  type PasskeyOptions,
  type PasskeyProof,
  type PasskeyRegistration,
  type PasskeyRegistrationStart,
  type PasskeySignIn,
} from './administrators.ts';
export {
  ARCHIVE_ENDINGS,
  ARCHIVE_LIMITS,
  ARCHIVE_LISTING,
  ARCHIVE_TYPE,
  isPluginPath,
  LONG_SEGMENT,
  REQUIRED_FILES,
  SOURCE_MAP_ENDING,
  type ArchiveListing,
} from './plugin-archive.ts';
export {
  HEALTH_OUTCOMES,
  MAX_REPORTED_MS,
  MOST_HEALTH_REPORTS,
  type HealthOutcome,
  type PluginHealthReport,
  type PluginHealthReports,
} from './plugin-health.ts';
export {
  LEAST_ROUNDS,
  type PluginFailure,
  type PluginNumbers,
  type RoundAverages,
  type RoundNumbers,
  type VersionNumbers,
} from './plugin-numbers.ts';
export type {
  MatchdayState,
  PluginCandidate,
  PluginDetail,
  PluginHealth,
  PluginOrigin,
  PluginOverview,
  PublishedVersion,
  VersionChanges,
} from './plugin-overview.ts';
export type { PublishPlan, PublishReceipt, ReleaseName, VersionRef } from './plugin-publishing.ts';
export {
  PLUGIN_ACTIONS,
  type DevOverride,
  type DevOverrideRequest,
  type PluginAction,
  type PluginHistoryEntry,
  type ReasonRequest,
  type ReleaseRequest,
  type StageComparison,
  type StageCounts,
  type StageRequest,
  type VersionRequest,
} from './plugin-release.ts';
export { PROBLEM_CODES, type Problem, type ProblemCode } from './problem.ts';
export {
  MAX_TOKEN_NAME_LENGTH,
  TOKEN_EXPIRES_HEADER,
  TOKEN_EXPIRES_SOON_MS,
  type IssuedPublishToken,
  type NewPublishToken,
  type Provenance,
  type ProvenanceKeys,
  type ProvenanceStatement,
  type PublishToken,
  type SignedProvenance,
} from './publish-token.ts';
export {
  CONNECTIONS_GROUPS,
  type ConnectionsGroup,
  type ConnectionsPlayer,
  type ConnectionsPuzzle,
  type ConnectionsReason,
  type Difficulty,
  type PlayerGridClub,
  type PlayerGridCountry,
  type PlayerGridPlayer,
  type PlayerGridPuzzle,
  type RecallGuess,
  RECALL_POINTS,
  type RecallVerdict,
} from './puzzles.ts';
export {
  FACT_CHECKS,
  QUALITY_CHECKS,
  type FactCheck,
  type GameShare,
  type OtherQualityList,
  type QualityCheck,
  type QualityCount,
  type QualityDay,
  type QualityFinding,
  type QualitySpell,
} from './quality.ts';
export {
  RETRY_PATHS,
  retryPath,
  type AdminGame,
  type AdminGameChange,
  type GameListing,
  type RemoteFiles,
  type ServerEvent,
  type SandboxedGame,
} from './registry.ts';
export { DEFAULT_RESULT_THEME, resultThemeOf, type ManifestResultTheme, type ResultTheme } from './result-theme.ts';
export {
  MOST_REVIEW_IDS,
  REVIEW_DECISIONS,
  REVIEW_KINDS,
  REVIEW_STATES,
  type ReviewClub,
  type ReviewCount,
  type ReviewDecision,
  type Reviewed,
  type ReviewEffects,
  type ReviewItem,
  type ReviewKind,
  type ReviewPage,
  type ReviewQuery,
  type ReviewRequest,
  type ReviewState,
} from './review.ts';
export {
  lettersOfMarks,
  MARK_LETTERS,
  marksOfLetters,
  readScoreCard,
  writeScoreCard,
  type Mark,
  type ScoreCard,
} from './marks.ts';
export {
  PICTURE_SIZE,
  picturePath,
  readPicturePath,
  type PictureAddress,
  type PictureSubject,
} from './share-picture.ts';
export type { SitePackage } from './site-package.ts';
export { SYNC_FAILURES, type SyncFailureCode, type SyncRunFailure } from './sync-failures.ts';
export {
  FIRST_LEAGUE_YEAR,
  type League,
  type LeaguesEstimate,
  type LeaguesRequest,
  MOST_LEAGUES,
} from './sync-leagues.ts';
export {
  FIRST_TEAM_YEAR,
  MOST_COACH_NAMES,
  MOST_NEW_PLAYERS,
  SHORTEST_NAME_SEARCH,
  type CoachesByNameRequest,
  type ImportPlayerRequest,
  type NewPlayersRequest,
  type PlayersByNameRequest,
  type PlayerSynced,
  type SyncStarted,
  type TeamPlayersRequest,
} from './sync-requests.ts';
export type { Succeeded } from './succeeded.ts';
export {
  SYNC_DETAIL_COLUMNS,
  SYNC_KINDS,
  type SyncAction,
  type SyncChange,
  type SyncDetail,
  type SyncDetailColumn,
  type SyncItemsQuery,
  type SyncKind,
  type SyncProgress,
  type SyncRun,
  type SyncStatus,
} from './sync-runs.ts';
export { flatTexts, textFaults, type TextFault, type TextTree } from './text-faults.ts';
export { TRANSFER_BYTES, TRANSFER_ID, TRANSFER_MINUTES, TRANSFER_TYPE, type OpenedTransfer } from './transfer.ts';
export { isYouthTeam } from './youth-team.ts';
