import { FIRST_LEAGUE_YEAR, MOST_LEAGUES, type League, type LeaguesEstimate, fold } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState, type ReactNode } from 'react';
import { TextField, YearField } from '../components/Field.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { useFormat } from '../locales/use-format.ts';
import { useApiQuery } from '../http/use-api.ts';
import { useSyncRuns } from '../sync/context.ts';
import layout from '../components/layout.module.css';
import css from './LeaguesDialog.module.css';
import { SyncDialog, type SyncDialogProps } from './SyncDialog.tsx';

const PLAYERS_PER_PAGE = 20;
const DEFAULT_SEASONS = 10;
/** Players with fewer seasons are not well known enough for the games. */
const FEWEST_SEASONS = 3;

/**
 * Syncs all players of leagues. Requests the list of leagues only when the dialog opens, because it costs an API call.
 */
export function LeaguesDialog(props: SyncDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ capacity: _, ...dialog }: SyncDialogProps) {
  const t = useTexts();
  const { progress } = useSyncRuns();
  const query = useApiQuery<League[]>('/api/admin/leagues');
  const thisYear = new Date().getFullYear();
  const [search, setSearch] = useState('');
  const [ids, setIds] = useState<readonly number[]>([]);
  const [from, setFrom] = useState(Math.max(FIRST_LEAGUE_YEAR, thisYear - DEFAULT_SEASONS + 1));
  const [to, setTo] = useState(thisYear);
  const isComplete = ids.length > 0 && from <= to;
  const shown = leaguesShown(query.data ?? [], { search, chosen: ids });
  return (
    <SyncDialog
      {...dialog}
      title={t('tools.leagues.button')}
      request={isComplete ? { leagueIds: ids, from, to } : undefined}
    >
      <TextField label={t('tools.leagues.search')} autoComplete="off" value={search} onValue={setSearch} />
      <LeagueChoice leagues={shown} ids={ids} onChoose={setIds}>
        <QueryView query={query}>
          {() => shown.length === 0 && <p role="status">{t('tools.leagues.none')}</p>}
        </QueryView>
      </LeagueChoice>
      <div className={layout.formRow}>
        <YearField label={t('tools.leagues.from')} first={FIRST_LEAGUE_YEAR} value={from} onValue={setFrom} />
        <YearField label={t('tools.leagues.to')} first={FIRST_LEAGUE_YEAR} value={to} onValue={setTo} />
      </div>
      {from > to && <p role="alert">{t('tools.leagues.order')}</p>}
      {isComplete && to - from + 1 < FEWEST_SEASONS && <p>{t('tools.leagues.fewSeasons')}</p>}
      {isComplete && <Estimate leagueIds={ids} from={from} to={to} />}
      {progress && <p>{t('tools.leagues.waits')}</p>}
    </SyncDialog>
  );
}

interface LeagueChoiceProps {
  leagues: readonly League[];
  ids: readonly number[];
  onChoose(ids: readonly number[]): void;
  /** Shown below the leagues. */
  children: ReactNode;
}

function LeagueChoice({ leagues, ids, onChoose, children }: LeagueChoiceProps) {
  const t = useTexts();
  const toggle = (id: number) =>
    onChoose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-MOST_LEAGUES));
  return (
    <fieldset className={css.leagues}>
      <legend>{t('tools.leagues.chosen', { count: ids.length, most: MOST_LEAGUES })}</legend>
      {leagues.map((league) => (
        <label key={league.id}>
          <input type="checkbox" checked={ids.includes(league.id)} onChange={() => toggle(league.id)} />
          <span lang="en">{leagueLabel(league)}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}

/** Shows the calls and time that the run needs, and what the plan of the API key does not include. */
function Estimate({ leagueIds, from, to }: { leagueIds: readonly number[]; from: number; to: number }) {
  const t = useTexts();
  const format = useFormat();
  const path = `/api/admin/leagues-estimate?leagueIds=${leagueIds.join()}&from=${from}&to=${to}`;
  const { data } = useApiQuery<LeaguesEstimate>(path);
  if (!data) return null;
  const { calls, endsAt, maxPages } = data;
  return (
    <div aria-live="polite">
      <p>{t('tools.leagues.estimate', { count: format.number(calls), time: format.time(endsAt) })}</p>
      {maxPages !== null && <p>{t('tools.leagues.plan', { pages: maxPages, players: maxPages * PLAYERS_PER_PAGE })}</p>}
    </div>
  );
}

const MOST_SHOWN = 30;

/** Returns the leagues to choose from: the chosen ones first, then those that match the search. */
export function leaguesShown(
  leagues: readonly League[],
  { search, chosen }: { search: string; chosen: readonly number[] },
): League[] {
  const text = fold(search.trim());
  const isChosen = ({ id }: League): boolean => chosen.includes(id);
  const matching = leagues.filter((league) => !isChosen(league) && fold(leagueLabel(league)).includes(text));
  return [...leagues.filter(isChosen), ...matching.slice(0, MOST_SHOWN)];
}

/** For example "Premier League, England". */
function leagueLabel({ name, country }: League): string {
  return country === null ? name : `${name}, ${country.replaceAll('-', ' ')}`;
}
