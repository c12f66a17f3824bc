import { localize, type GameListing } from '@soccer-legends/contracts';
import { GameIcon } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GameTiles.play.module.css';

export const MOST_TILES = 4;

/** Links to other games below the results of a round. Renders nothing without games. */
export function GameTiles({ games }: { games: readonly { game: GameListing; to: string }[] }) {
  const { t, language } = useShellTexts();
  if (games.length === 0) return null;
  return (
    <section className={css.games}>
      <h2>{t('play.otherGames')}</h2>
      <ul>
        {games.map(({ game: { key, names, icon, remote, resultTheme }, to }) => (
          <li key={key}>
            <Link to={to}>
              <span
                className={css.strip}
                style={{ '--strip': resultTheme.color, '--on-strip': resultTheme.onColor } as CSSProperties}
              >
                {remote.art ? (
                  <img src={remote.art} alt="" width={320} height={192} loading="lazy" />
                ) : (
                  <GameIcon icon={icon} size={44} />
                )}
              </span>
              <span className={css.name}>{localize(names, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
