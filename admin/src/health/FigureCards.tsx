import type { FailedJob, Figures, HourlyCount, RouteTimes, Space } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chart } from '../charts/Chart.tsx';
import { Card } from '../components/Card.tsx';
import { PlainTable, type PlainTableProps } from '../components/PlainTable.tsx';
import { QueryView, RefreshButton } from '../components/QueryView.tsx';
import { ScrollRegion } from '../components/ScrollRegion.tsx';
import { Stats } from '../components/Stats.tsx';
import { useFormat } from '../locales/use-format.ts';
import { useApiQuery } from '../http/use-api.ts';
import layout from '../components/layout.module.css';
import css from './FigureCards.module.css';

const FIGURES = '/api/admin/figures';

/** Numbers about the server's speed, storage and errors. */
export function FigureCards() {
  const t = useTexts();
  const { time } = useFormat();
  const query = useApiQuery<Figures>(FIGURES);
  return (
    <>
      <Card title={t('figures.speed')} tools={<RefreshButton query={query} />}>
        <QueryView query={query}>
          {({ routes, since }) => (
            <div className={layout.fields}>
              <p className={layout.note}>{t('figures.since', { time: time(since) })}</p>
              <RoutesTable routes={routes} />
            </div>
          )}
        </QueryView>
      </Card>
      {query.data && (
        <>
          <Card title={t('figures.failing')}>
            <Failures errors={query.data.errors} jobs={query.data.failedJobs} />
          </Card>
          <Card title={t('figures.space')}>
            <SpaceFigures space={query.data.space} />
          </Card>
        </>
      )}
    </>
  );
}

function RoutesTable({ routes }: { routes: readonly RouteTimes[] }) {
  const t = useTexts();
  const { number } = useFormat();
  const ms = (value: number) => t('figures.ms', { count: number(value) });
  if (routes.length === 0) return <p>{t('figures.noRequests')}</p>;
  return (
    <FigureTable
      label={t('figures.speed')}
      headers={['route', 'requests', 'median', 'p99', 'failures'].map((name) => t(`figures.${name}`))}
      rows={routes.map(({ route, requests, medianMs, p99Ms, failures }) => [
        <code key={route}>{route}</code>,
        number(requests),
        ms(medianMs),
        ms(p99Ms),
        number(failures),
      ])}
    />
  );
}

function Failures({ errors, jobs }: { errors: readonly HourlyCount[]; jobs: readonly FailedJob[] }) {
  const t = useTexts();
  const { hour, time } = useFormat();
  return (
    <div className={layout.fields}>
      <Chart
        title={t('figures.errors')}
        rowHeader={t('figures.hour')}
        series={[{ name: t('figures.failures'), color: '--card-red' }]}
        rows={errors.map(({ hour: iso, count }) => ({ label: hour(iso), values: [count] }))}
      />
      <h3>{t('figures.jobs')}</h3>
      {jobs.length === 0 ? (
        <p className={layout.note}>{t('figures.noJobs')}</p>
      ) : (
        <FigureTable
          label={t('figures.jobs')}
          headers={['job', 'at', 'error'].map((name) => t(`figures.${name}`))}
          rows={jobs.map(({ name, at, error }) => [<code key={name}>{name}</code>, time(at), error])}
        />
      )}
    </div>
  );
}

function SpaceFigures({ space: { database, tables, plugins, disk, memory } }: { space: Space }) {
  const t = useTexts();
  const { megabytes } = useFormat();
  const ofTotal = disk && t('figures.ofTotal', { free: megabytes(disk.free), total: megabytes(disk.total) });
  return (
    <div className={layout.fields}>
      <Stats
        stats={[
          [t('figures.database'), megabytes(database)],
          [t('figures.plugins'), megabytes(plugins)],
          [t('figures.memory'), megabytes(memory)],
          [t('figures.disk'), ofTotal ?? '–'],
        ]}
      />
      <FigureTable
        label={t('figures.tables')}
        headers={[t('figures.table'), t('figures.size')]}
        rows={tables.map(({ name, bytes }) => [<code key={name}>{name}</code>, megabytes(bytes)])}
      />
    </div>
  );
}

/** A small table of numbers. It scrolls sideways if it does not fit. */
function FigureTable({ label, headers, rows }: Pick<PlainTableProps, 'headers' | 'rows'> & { label: string }) {
  return (
    <ScrollRegion label={label}>
      <PlainTable className={css.table} headers={headers} rows={rows} />
    </ScrollRegion>
  );
}
