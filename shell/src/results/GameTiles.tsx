import { type GameListing, localize } from '@soccer-legends/contracts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GameLink, gameNameClass } from '../page/GameLink.tsx';
import css from './GameTiles.play.module.css';
import { useRegistry } from '../plugins/registry.ts';

export const MOST_TILES = 4;

/** Links to other games below the results of a round. Renders nothing without games. */
export function GameTiles({ games }: { games: readonly { game: GameListing; to: string }[] }) {
  const { t, language } = useShellTexts();
  if (games.length === 0) return null;
  return (
    <section className={css.games}>
      <h2>{t('play.otherGames')}</h2>
      <ul className={css.list}>
        {games.map(({ game, to }) => (
          <li key={game.key}>
            <GameLink game={game} to={to} picture={{ loading: 'lazy' }}>
              <span className={`${gameNameClass} ${css.name}`}>{localize(game.names, language)}</span>
            </GameLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The active games that follow a game in the list. After the last one, begins again. */
export function MoreGames({ after }: { after: string }) {
  const games = useRegistry();
  const place = games.findIndex(({ key }) => key === after);
  const following = [...games.slice(place + 1), ...games.slice(0, Math.max(place, 0))]
    .filter(({ isActive }) => isActive)
    .slice(0, MOST_TILES);
  return <GameTiles games={following.map((game) => ({ game, to: game.route }))} />;
}
