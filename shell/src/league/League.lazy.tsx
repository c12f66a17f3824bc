import { cardClass } from '@soccer-legends/ui';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { typedCode } from '../codes/letter-codes.ts';
import { canSeal, SEALED_LETTERS } from '../codes/sealing.ts';
import { MessageCard } from '../figures/MessageCard.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useToday } from '../matchday/use-today.ts';
import { BeginLeague, JoinLeague } from './BeginLeague.tsx';
import css from './League.module.css';
import { followLedger } from './league-sync.lazy.ts';
import { type StoredLeague, useLeagues } from './league-store.ts';
import { leagueIn } from './leagues-here.ts';
import { LeagueCards } from './LeagueCards.tsx';
import { EndedLeague } from './EndedLeague.tsx';

/** Other members' results may have arrived since the last exchange. */
const REFRESH_MS = 60_000;

/** The league whose code is in the address, or the one that the hub shows. */
export function League() {
  const { t } = useShellTexts();
  const code = typedCode(useLocation().hash.slice(1), SEALED_LETTERS);
  const { leagues, isBlocked } = useLeagues();
  const { matchday: today } = useToday();
  useRefresh();
  if (!canSeal()) return <MessageCard error={t('league.insecure')} />;
  if (isBlocked) return <MessageCard error={t('matchday.unreadable')} onRetry={() => location.reload()} />;
  if (!leagues) return <p role="status">{t('season.moving')}</p>;
  const first = leagues.find(({ standing }) => standing === 'open') ?? leagues[0];
  const shown = code === undefined ? first : leagues.find((league) => league.code === code);
  return (
    <div className={css.page}>
      {shown ? (
        <ShownLeague key={shown.code} stored={shown} today={today} />
      ) : code === undefined ? (
        <BeginLeague today={today} />
      ) : (
        <JoinLeague key={code} code={code} today={today} />
      )}
      {leagues.length > 0 && <OtherLeagues leagues={leagues} shown={shown} />}
      {shown && <BeginLeague isFolded today={today} />}
    </div>
  );
}

/** Exchanges results when the page is opened, when it becomes visible again, and once a minute. */
function useRefresh(): void {
  useEffect(() => {
    if (!canSeal()) return undefined;
    const refresh = () => void (document.hidden || followLedger());
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
}

function ShownLeague({ stored, today }: { stored: StoredLeague; today: number }) {
  return stored.standing === 'open' ? (
    <LeagueCards stored={stored} league={leagueIn(stored)} today={today} />
  ) : (
    <EndedLeague stored={stored} today={today} />
  );
}

function OtherLeagues({ leagues, shown }: { leagues: readonly StoredLeague[]; shown: StoredLeague | undefined }) {
  const others = leagues.filter((league) => league !== shown);
  if (others.length === 0) return null;
  return (
    <ul className={`${cardClass} ${css.card}`}>
      {others.map((league) => (
        <li key={league.code}>
          <Link to={`/l#${league.code}`}>{leagueIn(league).name}</Link>
        </li>
      ))}
    </ul>
  );
}
