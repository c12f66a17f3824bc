import { type GameListing, type Language, localize } from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadedPart, usePagePart } from '../page/LoadedPart.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { MissingPart } from '../figures/MessageCard.tsx';
import { PluginTexts } from '../i18n/PluginTexts.tsx';
import { reportHealth } from '../plugins/health-reports.ts';
import {
  canRetry,
  GameIncompatible,
  type LoadedGame,
  loadedGame,
  loadGame,
  openAfresh,
  runsInDocument,
} from '../plugins/load-game.ts';
import { BrokenGame, GameBoundary } from '../play/BrokenGame.tsx';
import { GameFrame } from './GameFrame.tsx';
import { GameHead, LoadingGame, LoadingRound } from '../play/LoadingGame.tsx';
import { RoundToolsContext } from '../play/GameOver.tsx';
import { PressGuard } from '../play/PressGuard.tsx';
import { PlayOnContext, type Practice } from '../replay/play-on.ts';
import type { WatchedRound } from '../replay/friend.ts';
import { type RemoteLoading, useRemote } from '../plugins/remote-loading.ts';

/** Loads a game. Then shows its intro, or the round of the token in the address, such as `?deal=d147`. */
export function GamePage({ listing }: { listing: GameListing }) {
  const { language } = useShellTexts();
  const token = useSearchParams()[0].get('deal');
  const { loaded, fault, tries, retry } = useLoadedGame(listing, language);
  const name = localize(listing.names, language);
  const broken = (cause: unknown) => <BrokenGame name={name} cause={cause} onRetry={retry} />;

  if (fault !== undefined) return broken(fault);
  if (!loaded) {
    return (
      <>
        <GameHead name={name} />
        <LoadingGame listing={listing} />
        <PressGuard />
      </>
    );
  }
  return (
    <GameBoundary key={tries} whenBroken={broken} onBreak={() => reportHealth(listing, 'error', performance.now())}>
      <PluginTexts namespace={`game:${listing.key}`} texts={loaded.texts}>
        <Rounds name={name} loaded={loaded} token={token ?? undefined} />
      </PluginTexts>
    </GameBoundary>
  );
}

interface RoundsProps {
  name: string;
  loaded: LoadedGame;
  token: string | undefined;
}

/** The round of the page, or the practice round that continues a replay. */
function Rounds({ name, loaded, token }: RoundsProps) {
  const navigate = useNavigate();
  const report = useSearchParams()[0].get('report');
  const { route } = loaded.listing;
  const [practice, setPractice] = useState<Practice>();
  if (practice) {
    const leave = () => {
      setPractice(undefined);
      void navigate(route);
    };
    return <GameFrame name={name} loaded={loaded} shared={{ ...practice, token, onPractice: leave }} />;
  }
  if (report !== null) {
    return (
      <LoadedPart load={loadReportedRound}>
        {({ ReportedRound }) => <ReportedRound id={report} name={name} loaded={loaded} />}
      </LoadedPart>
    );
  }
  return (
    <PlayOnContext value={setPractice}>
      <RoundToolsContext value={(played, result) => <RoundTools {...{ name, loaded, played, result }} />}>
        {token === undefined ? (
          <GameFrame name={name} loaded={loaded} />
        ) : (
          <SharedGame name={name} loaded={loaded} token={token} />
        )}
      </RoundToolsContext>
    </PlayOnContext>
  );
}

const loadReportedRound = () => import('../replay/reported-round.lazy.tsx');
const loadWatchButton = () => import('../replay/watch-button.lazy.tsx');
const loadReportButton = () => import('../replay/report-button.lazy.tsx');

/** Buttons for a finished round. If their code cannot be loaded, the results are shown without them. */
function RoundTools({ result, ...round }: WatchedRound & { result: GameResult }) {
  return (
    <>
      <LoadedPart load={loadWatchButton} optional>
        {({ WatchButton }) => <WatchButton isOwn {...round} />}
      </LoadedPart>
      <LoadedPart load={loadReportButton} optional>
        {({ ReportButton }) => <ReportButton {...round} about={result} moves={round.played.game.moves.length} />}
      </LoadedPart>
    </>
  );
}

const loadMatchday = () => import('./matchday.lazy.tsx');

/** Shows the deal in the address. Loads the code for matchdays and challenges only then. */
function SharedGame(props: { name: string; loaded: LoadedGame; token: string }) {
  const { module: matchday, failed } = usePagePart(loadMatchday);
  if (failed) return <MissingPart title={props.name} />;
  return matchday ? <matchday.SharedFrame {...props} /> : <LoadingRound />;
}

/** Loads a game's code and texts and reports the outcome to the server. */
function useLoadedGame(listing: GameListing, language: Language): RemoteLoading<LoadedGame> {
  return useRemote({
    known: loadedGame(listing),
    load() {
      // A load that started on pointerdown may finish between the first render and this call.
      const known = loadedGame(listing);
      if (known) return Promise.resolve(known);
      // A version that this document does not know opens in a new document.
      if (!runsInDocument(listing) && openAfresh(listing)) return undefined;
      return loadReported(listing, language);
    },
    canRetry: () => canRetry(listing),
  });
}

async function loadReported(listing: GameListing, language: Language): Promise<LoadedGame> {
  const start = performance.now();
  try {
    const game = await loadGame(listing, language);
    // The code of a sandboxed game is not loaded yet.
    if (game.game) reportHealth(listing, 'loaded', performance.now() - start);
    return game;
  } catch (cause) {
    if (!(cause instanceof GameIncompatible)) reportHealth(listing, 'failed', performance.now() - start);
    throw cause;
  }
}
