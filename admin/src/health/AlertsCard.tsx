import type { AdminSessionState, Alert, Alerts, AlertWebhook } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { type Features, timeCell, titled, Text } from '../table/columns.tsx';
import { Card } from '../components/Card.tsx';
import { Chip } from '../components/Chip.tsx';
import { QueryView, RefreshButton } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFormat } from '../locales/use-format.ts';
import { useApiMutation, useApiQuery } from '../http/use-api.ts';
import { SESSION, useMay } from '../session-state.ts';
import { LocalTable } from '../table/LocalTable.tsx';
import { useLocalView } from '../table/table-view.ts';
import { useAlerts } from './AlertBadge.tsx';
import { AlertText } from './AlertText.tsx';
import layout from '../components/layout.module.css';
import css from './AlertsCard.module.css';

const column = createColumnHelper<Features, Alert>();

const PAGE_SIZE = 10;
const COLUMNS = alertColumns();

/** Lists the current alerts and the ended ones. */
export function AlertsCard() {
  const t = useTexts();
  const query = useAlerts();
  const session = useApiQuery<AdminSessionState>(SESSION);
  return (
    <Card title={t('alerts.title')} tools={<RefreshButton query={query} />}>
      {session.data?.sharesOrigin && <p className={css.failure}>{t('alerts.sharesOrigin')}</p>}
      <QueryView query={query}>{(alerts) => <AlertLists alerts={alerts} />}</QueryView>
    </Card>
  );
}

function AlertLists({ alerts: { open, ended, webhook } }: { alerts: Alerts }) {
  const t = useTexts();
  return (
    <div className={layout.fields}>
      {open.length === 0 ? (
        <p>
          <Chip tone="good">{t('alerts.none')}</Chip>
        </p>
      ) : (
        <ul className={css.open}>
          {open.map((alert) => (
            <OpenAlert key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      <WebhookNote webhook={webhook} />
      <h3>{t('alerts.ended')}</h3>
      {ended.length === 0 ? <p className={layout.note}>{t('alerts.noEnded')}</p> : <EndedAlerts alerts={ended} />}
    </div>
  );
}

function OpenAlert({ alert }: { alert: Alert }) {
  const t = useTexts();
  const { time } = useFormat();
  return (
    <li>
      <Chip tone="bad">{t(`alerts.kind.${alert.kind}`)}</Chip>
      <span>
        <AlertText alert={alert} />
      </span>
      <time dateTime={alert.startedAt} className={layout.note}>
        {t('alerts.since', { time: time(alert.startedAt) })}
      </time>
    </li>
  );
}

function WebhookNote({ webhook: { host, error } }: { webhook: AlertWebhook }) {
  const t = useTexts();
  const may = useMay();
  if (host === null) return <p className={layout.note}>{t('alerts.noWebhook')}</p>;
  return (
    <div className={layout.row}>
      {error === null ? (
        <p className={layout.note}>{t('alerts.webhook', { host })}</p>
      ) : (
        <p className={css.failure}>
          {t('alerts.webhookFailed', { host })} <span lang="en">{error}</span>
        </p>
      )}
      {may('owner') && <TestMessageButton />}
    </div>
  );
}

function EndedAlerts({ alerts }: { alerts: readonly Alert[] }) {
  const label = useTexts()('alerts.ended');
  return <LocalTable columns={COLUMNS} rows={alerts} view={useLocalView()} pageSize={PAGE_SIZE} label={label} />;
}

/** Sends a test message to the webhook for alerts. */
function TestMessageButton() {
  const t = useTexts();
  const test = useApiMutation({
    send: (http) => http.post('/api/admin/alerts/test-message'),
    onSuccess: () => ({ title: t('alerts.testSent') }),
    failure: { title: t('alerts.testFailed') },
  });
  return (
    <SmallButton disabled={test.isPending} onClick={() => test.mutate()}>
      {t('alerts.test')}
    </SmallButton>
  );
}

function alertColumns() {
  return column.columns([
    column.accessor('kind', {
      header: titled('alerts.what'),
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => (
        <>
          <Text name={`alerts.kind.${original.kind}`} />
          <br />
          <AlertText alert={original} />
        </>
      ),
    }),
    column.accessor('startedAt', { header: titled('alerts.start'), meta: { wideOnly: true }, cell: timeCell }),
    column.accessor('endedAt', { header: titled('alerts.end'), cell: timeCell }),
  ]);
}
