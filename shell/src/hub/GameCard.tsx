import { localize, type GameListing } from '@soccer-legends/contracts';
import { buttonClass, GameIcon } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../app/use-hydrated.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { loadGame } from '../plugins/load-game.ts';
import { pageVouchesFor } from '../plugins/page-trust.ts';
import { preloadGame } from '../plugins/preload.ts';
import { bestScore } from '../results/best-scores.ts';
import css from './GameCard.module.css';

export interface GameCardProps {
  game: GameListing;
  /** Visible without scrolling on a phone. */
  prominent: boolean;
}

/** Shows a game as a card. The whole card is one link; the button is its visible target. */
export function GameCard({ game, prominent }: GameCardProps) {
  const { t, language } = useShellTexts();
  const hydrated = useHydrated();
  const best = hydrated ? bestScore(game.key) : undefined;
  const { color, onColor } = game.resultTheme;
  const ahead = () => {
    if (pageVouchesFor(game)) preloadGame(game.remote, language);
  };
  return (
    <Link
      className={css.card}
      to={game.route}
      onPointerEnter={ahead}
      onFocus={ahead}
      onPointerDown={() => {
        // Loading begins before the click. The game's page shows a failure.
        if (pageVouchesFor(game)) loadGame(game, language).catch(() => undefined);
      }}
    >
      {/* The page's policy forbids style attributes in the markup of the server. */}
      <span
        className={css.strip}
        style={hydrated ? ({ '--strip': color, '--on-strip': onColor } as CSSProperties) : undefined}
      >
        {game.remote.art ? (
          <img
            src={game.remote.art}
            alt=""
            width={320}
            height={112}
            // Shown in the same frame as the text beside it.
            decoding="sync"
            fetchPriority={prominent ? 'high' : 'auto'}
          />
        ) : (
          <GameIcon icon={game.icon} size={44} />
        )}
      </span>
      <span className={css.body}>
        <span className={css.name}>{localize(game.names, language)}</span>
        <span className={css.description}>{localize(game.descriptions, language)}</span>
        {best !== undefined && <span className={css.best}>{t('hub.best', { score: best })}</span>}
        <span className={buttonClass('primary', css.play)}>{t('hub.play')}</span>
      </span>
    </Link>
  );
}
