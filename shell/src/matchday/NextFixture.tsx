import { localize, type Matchday } from '@soccer-legends/contracts';
import { buttonClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { fixtureAddress } from './fixture-address.ts';
import { useOpenFixtures } from './use-open-fixtures.ts';

/** Links the results of a fixture to the next fixture of its day. Renders nothing after the last one. */
export function NextFixture({ card, after }: { card: Matchday; after: string }) {
  const { t, language } = useShellTexts();
  const [game] = useOpenFixtures(card, after);
  if (!game) return null;
  return (
    <Link className={buttonClass()} to={fixtureAddress(game.route, card.matchday)}>
      <span>
        {t('matchday.next')}
        <small>{localize(game.names, language)}</small>
      </span>
    </Link>
  );
}
