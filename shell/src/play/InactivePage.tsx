import { localize, type GameListing } from '@soccer-legends/contracts';
import { touchableClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { MessageCard } from '../figures/MessageCard.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GamesLink } from '../page/ButtonLink.tsx';
import { useRegistry } from '../plugins/registry.ts';
import css from './GamePage.module.css';

export function InactivePage({ listing }: { listing: GameListing }) {
  const { t, language } = useShellTexts();
  const others = useRegistry().filter(({ isActive }) => isActive);
  const name = localize(listing.names, language);
  return (
    <MessageCard title={name}>
      <p>{t('play.inactive', { name })}</p>
      <GamesLink />
      {others.length > 0 && (
        <>
          <h2>{t('play.otherGames')}</h2>
          <ul className={css.others}>
            {others.map(({ key, route, names }) => (
              <li key={key}>
                <Link className={touchableClass} to={route}>
                  {localize(names, language)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </MessageCard>
  );
}
