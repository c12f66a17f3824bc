export {
  drawingAddress,
  fold,
  initialsOf,
  isYouthTeam,
  letters,
  localize,
  nameForms,
  RECALL_POINTS,
  type Language,
  type Localized,
  type Mark,
  type PluginManifest,
  type ProblemCode,
} from '@soccer-legends/contracts';
export {
  DealProblem,
  type DealContext,
  type DealProblemDetails,
  type ExitQuestion,
  type GameDefinition,
  type Intro,
  type IntroExample,
  type IntroFact,
  type IntroFacts,
  type IntroLine,
  type IntroOption,
  type Options,
  type Progress,
  type ResultLabels,
} from './game.ts';
export { fetchList } from './fetch-list.ts';
export {
  HttpError,
  httpErrorIn,
  httpFailureOf,
  isTransient,
  problemCodeOf,
  type HttpErrorDetails,
  type HttpFailure,
} from './http-error.ts';
export { keepYearsTogether, yearRange } from './years.ts';
export { distinctBy, isDistinct } from './distinct.ts';
export { isRecord, isText } from './unchecked.ts';
export { fetchPicturedPlayers, type PicturedPlayer } from './pictured-player.ts';
export {
  trackedClock,
  createTrackedResources,
  RESOURCE_KINDS,
  type ResourceKind,
  type TrackedResources,
} from './tracked-resources.ts';
export { aNumber, aText, listOf, nullOr, objectOf, orElse, type Reader } from './reader.ts';
export { createRandom, randomOfMove, type Random } from './random.ts';
export { dealRested, recentlyAsked, rememberAsked, restedItems, type RestedOptions } from './recent-rounds.ts';
export type { About, GameResult, HistoryEntry, TextRef } from './result.ts';
export { LIVES, livesLeft, quizResult, type QuizEnd } from './quiz.ts';
export {
  accept,
  countdownTimer,
  feedbackTimer,
  reject,
  showTimer,
  type Accepted,
  type Effect,
  type Outcome,
  type Rejected,
  type Rules,
  type Status,
} from './rules.ts';
export { replay, type SavedGame } from './saved-game.ts';
export type { GameServices, GameStorage, Http, RequestOptions, ToastRequest, Translate } from './services.ts';
export { isSound, SOUNDS, type Note, type Sound, type SoundName } from './sound.ts';
export {
  GameSession,
  type SessionClock,
  type SessionOptions,
  type SessionRefusal,
  type SessionSnapshot,
} from './session.ts';
