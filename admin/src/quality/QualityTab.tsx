import type { FactReport, Page, QualityCount, ReviewCount, QualityDay } from '@soccer-legends/contracts';
import { useTexts, usePlatform } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useAddress } from '../address/context.ts';
import { Card } from '../components/Card.tsx';
import { QueryView, RefreshButton } from '../components/QueryView.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { CheckList, type ListCount, type QualityList } from './CheckList.tsx';
import { Differences, toDecide } from './Differences.tsx';
import { Findings } from './Findings.tsx';
import { MessageReports } from './MessageReports.tsx';
import { REVIEW } from '../review/review-path.ts';
import { QUALITY, reportsPath } from './quality-path.ts';
import { Chart } from '../charts/Chart.tsx';

/**
 * Lists players with incomplete or contradictory facts, by check, and reports about facts. The open list is in the
 * address.
 */
export function QualityTab() {
  const t = useTexts();
  const client = useQueryClient();
  const { view, changeView } = useAddress();
  const query = useApiQuery<QualityCount[]>(QUALITY);
  const messages = useApiQuery<Page<FactReport>>(reportsPath(1));
  const { data: review = [] } = useApiQuery<ReviewCount[]>(REVIEW);
  // The counts and the list below them are refetched together.
  const refresh = { isFetching: query.isFetching, refetch: () => client.refetchQueries({ type: 'active' }) };
  return (
    <Card title={t('quality.title')} tools={<RefreshButton query={refresh} />}>
      <QueryView query={query}>
        {(checks) => {
          const counts: ListCount[] = [
            ...checks,
            { check: 'messages', count: messages.data?.total ?? 0 },
            { check: 'differences', count: toDecide(review) },
          ];
          const open = openList(counts, view['check']);
          return (
            <>
              <CheckList counts={counts} open={open} onOpen={(check) => changeView({ check, page: '' })} />
              <ListEntries list={open} review={review} />
              <CountHistory check={open} />
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}

function ListEntries({ list, review }: { list: QualityList; review: readonly ReviewCount[] }) {
  if (list === 'messages') return <MessageReports />;
  if (list === 'differences') return <Differences counts={review} />;
  return <Findings key={list} check={list} />;
}

/** Returns the list in the address, or else the first list with an entry. */
function openList(counts: readonly ListCount[], name: string | undefined): QualityList {
  const named = counts.find(({ check }) => check === name);
  return (named ?? counts.find(({ count }) => count > 0) ?? counts[0])!.check;
}

/** A single day shows no trend. */
const FEWEST_DAYS = 2;

/** The length of a list on the last days. */
function CountHistory({ check }: { check: QualityList }) {
  const t = useTexts();
  const { language } = usePlatform();
  const { data: days = [] } = useApiQuery<QualityDay[]>(`${QUALITY}/history`);
  if (days.length < FEWEST_DAYS) return null;
  const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const name = t(`quality.check.${check}`);
  return (
    <Chart
      title={t('quality.overTime', { check: name })}
      rowHeader={t('chart.day')}
      series={[{ name, color: '--pitch' }]}
      rows={days.map(({ day, counts }) => ({ label: dates.format(new Date(day)), values: [counts[check] ?? 0] }))}
    />
  );
}
