import type { Matchday } from '@soccer-legends/contracts';
import { cardClass, Icon } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { usePreferences } from '../preferences/preferences.ts';
import css from './DayScore.module.css';
import { momentsOf } from './moments.ts';

/** What a fixture reached for the first time. Renders nothing for any other fixture. */
export function Moments({ card: { fixtures }, latest }: { card: Matchday; latest: RoundEntry }) {
  const { t } = useShellTexts();
  const { streaks } = usePreferences().preferences;
  const rounds = useRounds();
  const moments = rounds ? momentsOf(rounds, latest, fixtures.length) : [];
  return moments
    .filter(({ kind }) => kind !== 'run' || streaks === 'shown')
    .map((moment) => {
      const days = moment.kind === 'run' ? moment.days : 0;
      return (
        <p key={moment.kind} className={`${cardClass} ${css.moment}`}>
          <Icon name="trophy" size={28} /> {t(`moment.${moment.kind}`, { count: days })}
        </p>
      );
    });
}
