import type { GameListing } from '@soccer-legends/contracts';
import { useModule } from '../app/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './MatchdaySection.module.css';

const loadMatchday = () => import('../matchday/matchday.lazy.tsx');

/** Keeps the place of the matchday's card, whose code, fixtures and results are loaded after the first paint. */
export function MatchdaySection({ games }: { games: readonly GameListing[] }) {
  const { t } = useShellTexts();
  const matchday = useModule(loadMatchday);
  return (
    <section className={css.section}>
      {matchday ? <matchday.MatchdayCard games={games} /> : <h2>{t('matchday.name')}</h2>}
    </section>
  );
}
