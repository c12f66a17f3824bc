import { localise, type GameListing } from '@soccer-legends/contracts';
import { buttonClass, GameIcon } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { loadGame } from '../plugins/load-game.ts';
import { pageVouchesFor } from '../plugins/page-trust.ts';
import { preloadGame } from '../plugins/preload.ts';
import { bestScore } from '../results/best-scores.ts';
import css from './GameCard.module.css';

/** A programme card: the whole of it is one link, the button its visible target. */
export function GameCard({ game }: { game: GameListing }) {
  const { t, language } = useShellTexts();
  const best = bestScore(game.key);
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
        // Loading begins with the finger still down; a failure shows on the game's own page.
        if (pageVouchesFor(game)) loadGame(game, language).catch(() => undefined);
      }}
    >
      <span className={css.strip} style={{ '--strip': color, '--on-strip': onColor } as CSSProperties}>
        {game.remote.art ? (
          <img src={game.remote.art} alt="" width={320} height={112} />
        ) : (
          <GameIcon icon={game.icon} size={44} />
        )}
      </span>
      <span className={css.body}>
        <span className={css.name}>{localise(game.names, language)}</span>
        <span className={css.description}>{localise(game.descriptions, language)}</span>
        {best !== undefined && <span className={css.best}>{t('hub.best', { score: best })}</span>}
        <span className={buttonClass('primary', css.play)}>{t('hub.play')}</span>
      </span>
    </Link>
  );
}
