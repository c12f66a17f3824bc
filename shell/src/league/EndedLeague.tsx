import { Button, cardClass } from '@soccer-legends/ui';
import { useNavigate } from 'react-router-dom';
import { useCover } from '../figures/PageContent.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { OpenByCode } from './BeginLeague.tsx';
import css from './League.module.css';
import { changeLeague, type StoredLeague } from './league-store.ts';
import { exchangeAll } from './league-sync.lazy.ts';
import { calendarWeek, pastWeeks } from './league-table.ts';
import { leagueIn, rejoinLeague } from './leagues-here.ts';

/** A league that the visitor has left, or whose code was replaced. Its past weeks stay on this device. */
export function EndedLeague({ stored, today }: { stored: StoredLeague; today: number }) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const { code, standing } = stored;
  const league = leagueIn(stored);
  const hasLeft = standing === 'left';
  useCover({ title: league.name ?? '', before: t('shell.friends'), number: 12 });

  async function joinAgain(): Promise<void> {
    await rejoinLeague(stored, today);
    await exchangeAll();
  }

  async function remove(): Promise<void> {
    await changeLeague(code, () => undefined);
    await exchangeAll();
    void navigate('/l');
  }

  return (
    <section className={`${cardClass} ${css.card}`}>
      <p>{t(hasLeft ? 'league.leftText' : 'league.replacedText')}</p>
      {!hasLeft && <OpenByCode label={t('league.newCode')} />}
      <ul>
        {pastWeeks(league, today).map(({ week, best }) => (
          <li key={week}>
            <small>{t('league.week', { week: calendarWeek(week) })}</small>{' '}
            {best.map(({ member, won }) => `${member.name} ${won}`).join(' · ')}
          </li>
        ))}
      </ul>
      <p className={css.buttons}>
        {hasLeft && <Button onClick={() => void joinAgain()}>{t('league.joinAgain')}</Button>}
        <Button look="secondary" onClick={() => void remove()}>
          {t('league.remove')}
        </Button>
      </p>
    </section>
  );
}
