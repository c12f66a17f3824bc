import { localize, type GameListing } from '@soccer-legends/contracts';
import { baizeClass, buttonClass, Icon, Numeral } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { itemOfDay, useDay } from '../app/day.ts';
import { PageHeading } from '../app/PageHeading.tsx';
import { FigureRod } from '../figures/FigureRod.tsx';
import { KITS } from '../figures/kits.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Cover.module.css';
import { useGameAhead } from './use-game-ahead.ts';

const NUMBERS = [7, 4, 10, 8, 11];

/** The top of the hub: the number of games, and the game of the day with a button that starts it. */
export function Cover({ games }: { games: readonly GameListing[] }) {
  const { t } = useShellTexts();
  const day = useDay();
  const pick = itemOfDay(games, day);
  return (
    <div className={`${baizeClass} ${css.cover}`} data-wide="">
      <div className={css.words}>
        <PageHeading>{games.length === 0 ? t('shell.productName') : <Count count={games.length} />}</PageHeading>
        <p className={css.description}>{t('hub.description')}</p>
        {pick && <KickOff game={pick} />}
      </div>
      <div className={css.rod}>
        <FigureRod kit={itemOfDay(KITS, day) ?? KITS[0]} numbers={NUMBERS} />
      </div>
    </div>
  );
}

/** "10 games. One matchday.", with the number as large as on a shirt. */
function Count({ count }: { count: number }) {
  const { t } = useShellTexts();
  const [before, after] = t('hub.title', { count }).split(String(count));
  return (
    <span className={css.count}>
      {before}
      <Numeral size="cover">{count}</Numeral>
      <span className={css.sentences}>
        {after?.split(/(?<=\.)/).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </span>
    </span>
  );
}

function KickOff({ game }: { game: GameListing }) {
  const { t, language } = useShellTexts();
  const remarks = [t('hub.pick'), game.minutes && t('hub.about', { count: game.minutes })].filter(Boolean);
  return (
    <Link className={buttonClass('flood', css.kickOff)} to={game.route} {...useGameAhead(game)}>
      <Icon name="play" size={26} filled />
      <span>
        {t('hub.playGame', { name: localize(game.names, language) })}
        <small>{remarks.join(' · ')}</small>
      </span>
    </Link>
  );
}
