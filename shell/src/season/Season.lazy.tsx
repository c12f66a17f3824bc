import { buttonClass, ConfirmButton } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { seasonOf } from '../matchday/season.ts';
import { siteLedger, useRounds } from '../ledger/site-ledger.ts';
import { MessageCard } from '../figures/MessageCard.tsx';
import { forgetFriendDay } from '../matchday/friend-day.ts';
import { forgetOwnDay } from '../matchday/own-day.ts';
import { useToday } from '../matchday/use-today.ts';
import { useRegistry } from '../plugins/registry.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { forgetScores } from '../results/best-scores.ts';
import { FriendsTable } from './FriendsTable.tsx';
import { GameTable, Totals } from './GameTable.tsx';
import { KeepSeason } from './KeepSeason.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { MoveSeason } from './MoveSeason.tsx';
import css from './Season.module.css';

export function Season() {
  const { t } = useShellTexts();
  const rounds = useRounds();
  const { fault } = siteLedger;
  if (!rounds) return null;
  return (
    <>
      {rounds.length > 0 ? (
        <Played rounds={rounds} />
      ) : fault ? (
        <MessageCard error={t(fault)} onRetry={() => siteLedger.refresh()} />
      ) : (
        <Empty />
      )}
      {rounds.length > 0 && fault && <p>{t(fault)}</p>}
      <div className={css.foldedCards}>
        <KeepSeason />
        <MoveSeason />
      </div>
      {rounds.length > 0 && <Reset />}
    </>
  );
}

function Played({ rounds }: { rounds: readonly RoundEntry[] }) {
  const { matchday: today } = useToday();
  const { streaks } = usePreferences().preferences;
  const season = seasonOf(rounds, today);
  return (
    <>
      <Totals season={season} showStreaks={streaks === 'shown'} />
      <div className={css.columns}>
        <MonthCalendar rounds={rounds} season={season} today={today} showStreaks={streaks === 'shown'} />
        <GameTable rounds={rounds} />
      </div>
      <FriendsTable rounds={rounds} today={today} />
    </>
  );
}

function Empty() {
  const { t } = useShellTexts();
  return (
    <MessageCard>
      <p>{t('season.empty')}</p>
      <Link className={buttonClass()} to="/">
        {t('season.toGames')}
      </Link>
    </MessageCard>
  );
}

function Reset() {
  const { t } = useShellTexts();
  const games = useRegistry();
  return (
    <div>
      <ConfirmButton
        label={t('season.reset')}
        title={t('season.resetTitle')}
        text={t('season.resetText')}
        confirm={t('season.resetConfirm')}
        onConfirm={() => {
          forgetScores(games.map(({ key }) => key));
          forgetOwnDay();
          forgetFriendDay();
          void siteLedger.clear();
          return undefined;
        }}
      />
    </div>
  );
}
