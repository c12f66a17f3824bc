import { type GameListing, localize } from '@soccer-legends/contracts';
import { useSearchParams } from 'react-router-dom';
import { usePagePart } from '../page/LoadedPart.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { MissingPart } from '../figures/MessageCard.tsx';
import { PluginTexts } from '../i18n/PluginTexts.tsx';
import { reportHealth } from '../plugins/health-reports.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { BrokenGame } from '../play/BrokenGame.tsx';
import { GameBoundary } from '../play/GameBoundary.tsx';
import { GameFrame } from '../play/GameFrame.tsx';
import { GameHead } from '../play/GameHead.tsx';
import { LoadingGame } from '../play/LoadingGame.tsx';
import { LoadingRound } from '../play/LoadingRound.tsx';
import { PressGuard } from '../play/PressGuard.tsx';
import { useLoadedGame } from '../play/use-loaded-game.ts';

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
        {token === null ? (
          <GameFrame name={name} loaded={loaded} />
        ) : (
          <SharedGame name={name} loaded={loaded} token={token} />
        )}
      </PluginTexts>
    </GameBoundary>
  );
}

const loadMatchday = () => import('./matchday.lazy.tsx');

/** Shows the deal in the address. Loads the code for matchdays and challenges only then. */
function SharedGame(props: { name: string; loaded: LoadedGame; token: string }) {
  const { module: matchday, failed } = usePagePart(loadMatchday);
  if (failed) return <MissingPart title={props.name} />;
  return matchday ? <matchday.SharedFrame {...props} /> : <LoadingRound />;
}
