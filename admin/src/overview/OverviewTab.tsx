import { version } from '../../../package.json';
import {
  DEFAULT_PAGE_SIZE,
  type GamePlays,
  type Overview,
  type RevisionPage,
  type SyncRun,
} from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { formatFragment, type Fragment } from '../address/fragment.ts';
import { Card } from '../components/Card.tsx';
import { Facts } from '../components/Facts.tsx';
import { GameNames } from '../components/GameNames.tsx';
import { PlainTable } from '../components/PlainTable.tsx';
import { Empty, QueryView, RefreshButton } from '../components/QueryView.tsx';
import { Time } from '../components/Time.tsx';
import { useFormat } from '../locales/use-format.ts';
import { useAlerts } from '../health/AlertBadge.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { useRunTitle } from '../components/use-run-title.ts';
import layout from '../components/layout.module.css';
import css from './OverviewTab.module.css';
import { needingDecision, OVERVIEW } from './use-waiting.ts';

/** Shows what waits for the administrator, how often the games are played, and the state of the site. */
export function OverviewTab() {
  const t = useTexts();
  const query = useApiQuery<Overview>(OVERVIEW);
  return (
    <>
      <Card title={t('overview.waits')} tools={<RefreshButton query={query} />}>
        <QueryView query={query}>{(overview) => <WaitingList overview={overview} />}</QueryView>
      </Card>
      <Card title={t('overview.plays')}>
        <QueryView query={query}>{({ games }) => <Plays games={games} />}</QueryView>
      </Card>
      <Card title={t('overview.site')}>
        <SiteFacts backupAt={query.data?.backupAt ?? null} />
      </Card>
      <Card title={t('overview.lately')}>
        <LatestChanges />
      </Card>
    </>
  );
}

interface Waiting extends Fragment {
  label: string;
  count: number;
}

function WaitingList({ overview: { review, openFeedback } }: { overview: Overview }) {
  const t = useTexts();
  const { number } = useFormat();
  const alerts = useAlerts().data?.open ?? [];
  const failing = alerts.filter(({ kind }) => kind === 'pluginFailing').length;
  const items: Waiting[] = [
    ...needingDecision(review).map(({ kind, count }): Waiting => ({
      label: t(`review.kind.${kind}`),
      count,
      tab: 'review',
      view: { kind },
    })),
    { label: t('overview.feedback'), count: openFeedback, tab: 'feedback', view: {} },
    { label: t('overview.failing'), count: failing, tab: 'health', view: {} },
    { label: t('overview.alerts'), count: alerts.length - failing, tab: 'health', view: {} },
  ];
  return (
    <ul className={css.waiting}>
      {items.map(({ label, count, ...fragment }) => (
        <li key={label}>
          <a className={count === 0 ? css.none : undefined} href={formatFragment(fragment)}>
            <strong>{number(count)}</strong> {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Plays({ games }: { games: readonly GamePlays[] }) {
  const t = useTexts();
  const { number } = useFormat();
  if (games.length === 0) return <Empty>{t('overview.noPlays')}</Empty>;
  const counts = ({ today, weekAgo }: GamePlays['opened']) => (
    <>
      {number(today)} <span className={css.weekAgo}>({number(weekAgo)})</span>
    </>
  );
  return (
    <div className={layout.fields}>
      <PlainTable
        className={css.played}
        headers={[t('feedback.game'), t('overview.opened'), t('overview.rounds')]}
        rows={games.map(({ key, opened, rounds }) => [
          <GameNames key={key} keys={[key]} />,
          counts(opened),
          counts(rounds),
        ])}
      />
      <p className={layout.note}>{t('overview.about')}</p>
    </div>
  );
}

function SiteFacts({ backupAt }: { backupAt: string | null }) {
  const t = useTexts();
  const runTitle = useRunTitle();
  const runs = useApiQuery<SyncRun[]>('/api/admin/sync-history').data ?? [];
  const latest = runs.toSorted((a, b) => b.id - a.id)[0];
  return (
    <Facts
      facts={[
        [t('overview.version'), version],
        [t('overview.backup'), backupAt === null ? t('overview.none') : <Time key="b" iso={backupAt} />],
        [
          t('overview.sync'),
          latest ? (
            <a key="s" href={formatFragment({ tab: 'syncHistory', view: {} })}>
              {runTitle(latest)}, <Time iso={latest.startTime} />
            </a>
          ) : (
            t('overview.none')
          ),
        ],
      ]}
    />
  );
}

const MOST_CHANGES = 5;

function LatestChanges() {
  const t = useTexts();
  // The tab Changes sends the same request, so both share the response.
  const query = useApiQuery<RevisionPage>(`/api/admin/revisions?pageSize=${DEFAULT_PAGE_SIZE}`);
  return (
    <QueryView query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty>{t('facts.noHistory')}</Empty>
        ) : (
          <ul className={css.changes}>
            {items.slice(0, MOST_CHANGES).map(({ id, name, source, at }) => (
              <li key={id}>
                <a href={formatFragment({ tab: 'changes', view: {} })}>
                  <bdi>{name}</bdi>
                </a>{' '}
                · {t(`facts.by.${source}`)} · <Time iso={at} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
