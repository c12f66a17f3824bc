import { localize } from '@soccer-legends/contracts';
import type { GameServices, Translate } from '@soccer-legends/game-sdk';
import type { RunControls } from '@soccer-legends/game-sdk/react';
import type { ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { GameOver } from './GameOver.tsx';
import css from './GamePage.module.css';
import { IntroScreen } from './IntroScreen.tsx';
import { LoadingGame } from './LoadingGame.tsx';
import { LoadingRound } from './LoadingRound.tsx';
import { Problem } from '../page/Problem.tsx';
import { RunningRound } from './RunningRound.tsx';

export interface RunScreenProps {
  name: string;
  loaded: LoadedGame;
  gameTexts: Translate;
  services: GameServices;
  controls: Omit<RunControls, 'exit'>;
  /** Undefined for a free round. */
  token: string | undefined;
  note: string | undefined;
  next: ReactNode;
  others: ReactNode;
  games: ReactNode;
  fixture: string | undefined;
  onLeave(): void;
}

export function RunScreen({ loaded, gameTexts, services, controls, token, note, onLeave, ...rest }: RunScreenProps) {
  const { listing, game } = loaded;
  const { language } = useShellTexts();
  const { run, start, retry, resume, playAgain } = controls;
  const description = localize(listing.descriptions, language);
  const { art } = listing.remote;
  switch (run.phase) {
    case 'intro':
      return (
        <IntroScreen
          description={description}
          art={art}
          game={game}
          gameTexts={gameTexts}
          run={run}
          shared={token !== undefined}
          note={note}
          onStart={start}
          onRetry={retry}
          onResume={resume}
          onLeave={onLeave}
        />
      );
    case 'playing':
      return <RunningRound game={game} session={run.session} onPlayAgain={playAgain} />;
    case 'over':
      return (
        <GameOver
          {...rest}
          listing={listing}
          game={game}
          services={services}
          run={run}
          token={token}
          onPlayAgain={playAgain}
          onExit={onLeave}
        />
      );
    case 'failed':
      return (
        <div className={css.intro}>
          <Problem text={run.problem} onRetry={() => retry()} />
        </div>
      );
    case 'preparing':
      return <LoadingGame description={description} art={art} />;
    case 'dealing':
      return <LoadingRound />;
  }
}
