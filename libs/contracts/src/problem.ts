import type { FactConflict, FieldFault } from './fact-desk.ts';
import type { SyncFailureCode } from './sync-failures.ts';

/** Codes are permanent, because clients and translations depend on them. Retire a code, but never rename it. */
export const PROBLEM_CODES = [
  'internal',
  'overloaded',
  'rateLimited',
  'request.invalid',
  'request.malformedJson',
  'request.notFound',
  'request.methodNotAllowed',
  'request.tooLarge',
  'request.uriTooLong',
  'request.headersTooLarge',
  'request.timeout',
  'request.unsupportedMediaType',
  'request.crossSite',
  'request.wrongAddress',
  'session.required',
  'session.wrongPassword',
  'session.passwordRequired',
  'session.notFound',
  'session.roleRequired',
  'session.passkeyRequired',
  'session.passkeyInvalid',
  'session.personRemoved',
  'person.notFound',
  'person.nameTaken',
  'person.ownRole',
  'invitation.invalid',
  'feedback.notFound',
  'feedback.invalid',
  'catalogue.playerNotFound',
  'catalogue.teamNotFound',
  'careerGame.notFound',
  'careerGame.alreadyAnswered',
  'careerGame.notAnswered',
  'careerGame.finished',
  'plugin.notFound',
  'plugin.invalidManifest',
  'plugin.contentDiffers',
  'sync.alreadyRunning',
  'sync.leagueUnknown',
  'sync.notFound',
  'sync.notRunning',
  'sync.noCapacity',
  'sync.playerUnknown',
  'sync.playerNotLinked',
  'sync.playerAlreadyLinked',
  'sync.teamUnknown',
  'footballApi.refused',
  'footballApi.unavailable',
  'footballApi.quotaUsedUp',
  'plugin.incompatible',
  'plugin.addressTaken',
  'plugin.addressReserved',
  'plugin.versionExists',
  'plugin.versionNotFound',
  'plugin.versionAmbiguous',
  'plugin.releaseConflict',
  'plugin.nothingToRollBackTo',
  'plugin.alreadyLive',
  'plugin.versionDamaged',
  'plugin.withdrawn',
  'plugin.versionWithdrawn',
  'plugin.archive.unreadable',
  'plugin.archive.tooLarge',
  'plugin.archive.inflatesTooFar',
  'plugin.archive.tooManyFiles',
  'plugin.archive.ratio',
  'plugin.archive.tooSlow',
  'plugin.archive.encrypted',
  'plugin.archive.zip64',
  'plugin.archive.compression',
  'plugin.archive.path',
  'plugin.archive.duplicatePath',
  'plugin.archive.link',
  'plugin.archive.notAFile',
  'plugin.archive.fileKind',
  'plugin.archive.nested',
  'plugin.archive.checksum',
  'plugin.archive.listing',
  'plugin.archive.hash',
  'plugin.archive.incomplete',
  'publishToken.invalid',
  'publishToken.expired',
  'publishToken.revoked',
  'publishToken.otherPlugin',
  'publishToken.notFound',
  'publishToken.identityRefused',
  'publishToken.issuerUnavailable',
  'devOverride.notLoopback',
  'devOverride.notStaged',
  'deal.unknown',
  'deal.notBegun',
  'deal.full',
  'matchday.fixtureNotFound',
  'matchday.over',
  'matchday.invalidTicket',
  'transfer.notFound',
  'transfer.exists',
  'league.notFound',
  'league.replaced',
  'league.full',
  'league.spent',
  'league.wrongKey',
  'alert.noWebhook',
  'alert.notDelivered',
  'facts.personNotFound',
  'facts.categoryNotFound',
  'facts.invalid',
  'facts.conflict',
  'facts.notMergeable',
  'facts.revisionNotFound',
] as const;

/** The code of an error response, such as `careerGame.notFound`. Unlike its message, it never changes. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Body of every error response of the API. */
export interface Problem {
  code: ProblemCode;
  /** What went wrong and what to do, for the sender of the request. Contains no internal details. */
  message: string;
  /** Identifies the request in the server's log. */
  requestId: string;
  /**
   * The values in the message, by name, with which a client can word the error of this code in another language. `reason` is
   * an English explanation without a code of its own.
   */
  values?: Readonly<Record<string, string | number>>;
  /** Every fault of a request with several. */
  faults?: readonly string[];
  /** Only in `sync.alreadyRunning`: id of the running sync. */
  syncId?: number;
  /** Only in errors of the data service: the reason, as `SyncRunFailure` contains it. */
  failure?: SyncFailureCode;
  detail?: string;
  /** Only in `facts.invalid`: every fact that breaks a rule. */
  fieldFaults?: readonly FieldFault[];
  /** Only in `facts.conflict`. */
  conflicts?: readonly FactConflict[];
}
