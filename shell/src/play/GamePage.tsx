import { localize, type GameListing } from '@soccer-legends/contracts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { PluginTexts } from '../i18n/PluginTexts.tsx';
import { reportHealth } from '../plugins/health-reports.ts';
import { canRetry } from '../plugins/load-game.ts';
import { BrokenGame } from './BrokenGame.tsx';
import { GameBoundary } from './GameBoundary.tsx';
import { GameFrame } from './GameFrame.tsx';
import { GameHead } from './GameHead.tsx';
import { LoadingGame } from './LoadingGame.tsx';
import { useLoadedGame } from './use-loaded-game.ts';

/** Loads a game, runs it and contains its errors. */
export function GamePage({ listing }: { listing: GameListing }) {
  const { language } = useShellTexts();
  const { loaded, fault, tries, retry } = useLoadedGame(listing, language);
  const name = localize(listing.names, language);
  const broken = (cause: unknown) => (
    <BrokenGame name={name} cause={cause} onRetry={canRetry(listing) ? retry : () => location.reload()} />
  );

  if (fault !== undefined) return broken(fault);
  if (!loaded) {
    const description = localize(listing.descriptions, language);
    return (
      <>
        <GameHead name={name} />
        <LoadingGame description={description} art={listing.remote.art} />
      </>
    );
  }
  return (
    <GameBoundary key={tries} whenBroken={broken} onBreak={() => reportHealth(listing, 'error', performance.now())}>
      <PluginTexts namespace={`game:${listing.key}`} texts={loaded.texts}>
        <GameFrame name={name} loaded={loaded} />
      </PluginTexts>
    </GameBoundary>
  );
}
