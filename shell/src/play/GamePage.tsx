import { localize, type GameListing } from '@soccer-legends/contracts';
import { useSearchParams } from 'react-router-dom';
import { useModule } from '../app/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { PluginTexts } from '../i18n/PluginTexts.tsx';
import { reportHealth } from '../plugins/health-reports.ts';
import { canRetry, type LoadedGame } from '../plugins/load-game.ts';
import { BrokenGame } from './BrokenGame.tsx';
import { GameBoundary } from './GameBoundary.tsx';
import { GameFrame } from './GameFrame.tsx';
import { GameHead } from './GameHead.tsx';
import { LoadingGame } from './LoadingGame.tsx';
import { LoadingRound } from './LoadingRound.tsx';
import { useLoadedGame } from './use-loaded-game.ts';

export function GamePage({ listing }: { listing: GameListing }) {
  const { language } = useShellTexts();
  const token = useSearchParams()[0].get('deal');
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
        {token === null ? (
          <GameFrame name={name} loaded={loaded} />
        ) : (
          <SharedGame name={name} loaded={loaded} token={token} />
        )}
      </PluginTexts>
    </GameBoundary>
  );
}

const loadMatchday = () => import('../matchday/matchday.lazy.tsx');

/** Shows the deal in the address. Loads the code for matchdays and challenges only then. */
function SharedGame(props: { name: string; loaded: LoadedGame; token: string }) {
  const matchday = useModule(loadMatchday);
  return matchday ? <matchday.SharedFrame {...props} /> : <LoadingRound />;
}
