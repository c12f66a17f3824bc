import { Button, cardClass, Icon } from '@soccer-legends/ui';
import { useState } from 'react';
import { PODIUM } from '../figures/PageCover.tsx';
import { useCover } from '../figures/PageContent.tsx';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { spelledCode } from '../codes/letter-codes.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { weekOf } from '../matchday/calendar.ts';
import { sendText, sharingHere } from '../share/send-text.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { ToastPlace } from '../toasts/Toaster.tsx';
import css from './League.module.css';
import { LeagueSettings, type LeagueSettingsProps } from './LeagueSettings.tsx';
import { LeagueTable, useNameOf } from './LeagueTable.tsx';
import { calendarWeek, daysSoFar, type League, medalsOf, type PastWeek, pastWeeks, tableOf } from './league-table.ts';
import type { LeagueFault, StoredLeague } from './league-store.ts';
import { RoundChecks } from './RoundChecks.tsx';

const FAULTS: Readonly<Record<LeagueFault, string>> = {
  offline: 'league.offline',
  full: 'league.fullText',
  founded: 'league.founded',
  noRoom: 'league.noRoom',
};

/** An open league: this week's table, its code, the weeks before, and its settings. */
export function LeagueCards({ stored, league, today }: LeagueSettingsProps) {
  const { t } = useShellTexts();
  const name = league.name ?? '';
  const days = daysSoFar(today);
  const weeks = pastWeeks(league, today);
  const rows = tableOf(league.members, days);
  useCover({
    title: name,
    before: useReading(stored, weekOf(today)),
    about: league.members.length < 2 ? t('league.only') : undefined,
    number: rows.find(({ member }) => member.id === stored.member)?.place ?? 1,
    isPodium: rows.length >= PODIUM.length,
  });
  return (
    <>
      {stored.fault && <p role="status">{t(FAULTS[stored.fault])}</p>}
      <div className={css.columns}>
        <div className={css.column}>
          <LeagueTable rows={rows} stored={stored} today={today} />
          <p className={css.note}>{t('league.sealed')}</p>
        </div>
        <div className={css.column}>
          <Invite code={stored.code} league={name} />
          {weeks.length > 0 && <PastWeeks weeks={weeks} league={league} own={stored.member} />}
          <LeagueSettings stored={stored} league={league} today={today} />
        </div>
      </div>
      <RoundChecks stored={stored} league={league} matchdays={days} />
    </>
  );
}

/** Returns the week, and how old the table is if the server did not answer. */
function useReading({ fault, readAt }: StoredLeague, week: number): string {
  const { t, language } = useShellTexts();
  const isOld = fault !== undefined && readAt !== undefined;
  const time = new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const until = isOld ? t('ui.asOf', { date: time.format(readAt) }) : t('league.until');
  return `${t('league.week', { week: calendarWeek(week) })} · ${until}`;
}

const loadQrCode = () => import('./QrCode.lazy.tsx');

/** The code, and a message that contains it. */
function Invite({ code, league }: { code: string; league: string }) {
  const { t } = useShellTexts();
  const url = `${location.origin}/l#${code}`;

  async function share(text: string, sharing: ReturnType<typeof sharingHere>): Promise<void> {
    const outcome = await sendText(text, sharing);
    if (outcome === 'copied') toastStore.add({ title: t('share.copied'), tone: 'success' });
  }

  return (
    <section className={`${cardClass} ${css.card} ${css.invite}`}>
      <div>
        <h2>{t('league.invite')}</h2>
        <p className={css.code} translate="no">
          {spelledCode(code)}
        </p>
        <Button
          onClick={() => {
            void share(t('league.message', { product: t('shell.productName'), league, url }), sharingHere());
          }}
        >
          <Icon name="share" size={22} /> {t('league.send')}
        </Button>
        <Button look="secondary" onClick={() => void share(spelledCode(code), { clipboard: navigator.clipboard })}>
          {t('league.copy')}
        </Button>
        <ToastPlace />
      </div>
      <LoadedPart load={loadQrCode} optional>
        {({ QrCode }) => <QrCode text={url} label={t('league.qr')} className={css.qr} />}
      </LoadedPart>
    </section>
  );
}

interface PastWeeksProps {
  weeks: readonly PastWeek[];
  league: League;
  /** Id of the visitor's member. */
  own: string;
}

const SHOWN_WEEKS = 3;
const MEDALS = ['🥇', '🥈', '🥉'];

function PastWeeks({ weeks, league, own }: PastWeeksProps) {
  const { t } = useShellTexts();
  const nameOf = useNameOf(own);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? weeks : weeks.slice(0, SHOWN_WEEKS);
  return (
    <section className={`${cardClass} ${css.card}`}>
      <h2>{t('league.pastWeeks')}</h2>
      <ul>
        {shown.map(({ week, best }) => (
          <li key={week}>
            <small>{t('league.week', { week: calendarWeek(week) })}</small>{' '}
            {best.map(({ member, place, won }) => (
              <span key={member.id} className={css.winner}>
                <span aria-label={t('league.place', { place })} role="img">
                  {MEDALS[place - 1]}
                </span>{' '}
                {nameOf(member)} {won}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {weeks.length > shown.length && (
        <Button look="secondary" onClick={() => setWhole(true)}>
          {t('league.allWeeks')}
        </Button>
      )}
      <h2>{t('league.medals', { week: calendarWeek(weeks.at(-1)!.week) })}</h2>
      <ul>
        {league.members.map((member) => (
          <MedalRow key={member.id} name={nameOf(member)} counts={medalsOf(member.id, weeks)} />
        ))}
      </ul>
      <p className={css.note}>{t('league.medalsAbout')}</p>
    </section>
  );
}

/** The medals of a member by place. Renders nothing without any. */
function MedalRow({ name, counts }: { name: string; counts: readonly number[] }) {
  const { t } = useShellTexts();
  if (counts.every((count) => count === 0)) return null;
  return (
    <li>
      {name}{' '}
      {counts.map((count, medal) => (
        <span key={medal} className={css.winner} role="img" aria-label={t('league.medal', { count, place: medal + 1 })}>
          {count > 0 && `${MEDALS[medal]} ${count}`}
        </span>
      ))}
    </li>
  );
}
