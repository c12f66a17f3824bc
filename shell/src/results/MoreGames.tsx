import { localize } from '@soccer-legends/contracts';
import { GameIcon } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useRegistry } from '../plugins/registry.ts';
import css from './MoreGames.play.module.css';

const MOST_SHOWN = 4;

/** The active games that follow a game in the list. After the last one, begins again. */
export function MoreGames({ after }: { after: string }) {
  const { t, language } = useShellTexts();
  const games = useRegistry();
  const place = games.findIndex(({ key }) => key === after);
  const following = [...games.slice(place + 1), ...games.slice(0, Math.max(place, 0))]
    .filter(({ isActive }) => isActive)
    .slice(0, MOST_SHOWN);
  if (following.length === 0) return null;
  return (
    <section className={css.games}>
      <h2>{t('play.otherGames')}</h2>
      <ul>
        {following.map(({ key, route, names, icon, remote, resultTheme }) => (
          <li key={key}>
            <Link to={route}>
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
