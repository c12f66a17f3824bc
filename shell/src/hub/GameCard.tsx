import { localize, type GameListing } from '@soccer-legends/contracts';
import { Icon } from '@soccer-legends/ui';
import { GameLink, gameNameClass } from '../page/GameLink.tsx';
import { useBrowserValue } from '../page/use-hydrated.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { bestScore } from '../results/best-scores.ts';
import css from './GameCard.module.css';
import { useGameAhead } from './use-game-ahead.ts';

export interface GameCardProps {
  game: GameListing;
  /** Whether the card is visible without scrolling on a phone. */
  prominent: boolean;
}

/** A game as a card. The whole card is one link; the button is only visual. */
export function GameCard({ game, prominent }: GameCardProps) {
  const { t, language } = useShellTexts();
  const best = useBrowserValue(() => bestScore(game.key), undefined);
  return (
    <GameLink
      game={game}
      to={game.route}
      // `sync` paints the picture in the same frame as its text.
      picture={{ decoding: 'sync', fetchPriority: prominent ? 'high' : 'auto' }}
      {...useGameAhead(game)}
    >
      <span className={css.body}>
        <span className={gameNameClass}>{localize(game.names, language)}</span>
        <span className={css.description}>{localize(game.descriptions, language)}</span>
        {game.notes && <span className={css.note}>{localize(game.notes, language)}</span>}
        {best !== undefined && best > 0 && <span className={css.best}>{t('hub.best', { score: best })}</span>}
        <span className={css.foot}>
          <span>{game.minutes !== undefined && t('hub.minutes', { count: game.minutes })}</span>
          <span className={css.play}>
            <Icon name="play" size={16} filled /> {t('hub.play')}
          </span>
        </span>
      </span>
    </GameLink>
  );
}
