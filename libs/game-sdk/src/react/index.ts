export { browserClock } from './browser-clock.ts';
export {
  PlatformContext,
  PlayAgainContext,
  ServicesContext,
  usePlatform,
  usePlayAgain,
  useServices,
  useTexts,
  type Platform,
} from './context.ts';
export { defineGame, type AnyGame, type Game, type GameViewProps, type SummaryProps } from './game.ts';
export { gamePage, installGamePages, openGamePage, type GamePage } from './game-page.ts';
export { restoreReplacedText } from './replaced-text.ts';
export { ResourcesContext, usePageListener, usePauseWhileHidden, useResources } from './resources.ts';
export { RESUMABLE_FOR_MS, savedGamesIn, type Resumable, type SavedGames } from './saved-games.ts';
export { TimersContext, useCountdown, useTimeScale, type MsLeft, type Timers } from './use-countdown.ts';
export { useNews, type News } from './use-news.ts';
export { useVisit, type AnySession, type Visit, type VisitPhase } from './visit.ts';
