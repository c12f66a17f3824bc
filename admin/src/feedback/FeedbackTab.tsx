import type { FeedbackEntry } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { buttonClass, ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { Chart } from '../charts/Chart.tsx';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';
import { useRead } from '../http/use-read.ts';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { RefreshButton } from '../parts/RefreshButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { useRowsTable } from '../table/use-rows-table.ts';
import { feedbackByGame } from './feedback-by-game.ts';
import { feedbackColumns, GAME_NAMES } from './feedback-columns.tsx';
import css from './FeedbackTab.module.css';

const PATH = '/api/admin/feedback';
const PAGE_SIZE = 15;
const NEWEST_FIRST = [{ id: 'createdAt', desc: true }];

export function FeedbackTab() {
  const t = useTexts();
  const query = useRead<FeedbackEntry[]>(PATH, 'Failed to fetch feedback');
  const tools = (
    <>
      <a className={buttonClass('secondary', css.export)} href={`${PATH}.csv`} download>
        {t('feedback.export')}
      </a>
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title="Feedback" tools={tools}>
      <Loaded query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty lang="es">No hay feedback de usuarios todavía.</Empty>
          ) : (
            <Entries entries={entries} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Entries({ entries }: { entries: readonly FeedbackEntry[] }) {
  const t = useTexts();
  const http = useHttp();
  const [doomed, doom] = useState<FeedbackEntry>();
  const [columns] = useState(() => feedbackColumns(doom));
  const table = useRowsTable({ columns, rows: entries, pageSize: PAGE_SIZE, sorting: NEWEST_FIRST });
  const removal = useAction<number>({
    perform: (id) => http.delete(`${PATH}/${id}`),
    done: () => ({ title: t('feedback.deleted') }),
    failed: (fault) => ({ title: t('feedback.notDeleted'), description: errorText(fault, t('offline')) }),
  });
  return (
    <div className={css.feedback}>
      <Chart
        title={t('feedback.byGame')}
        rowsOf={t('feedback.game')}
        series={[{ name: t('feedback.entries'), colour: '--pitch' }]}
        rows={feedbackByGame(entries).map(({ game, count }) => ({ label: GAME_NAMES[game], values: [count] }))}
      />
      <div>
        <DataTable table={table} label="Feedback" />
        <Pager table={table} />
      </div>
      <ConfirmDialog
        open={doomed !== undefined}
        title={t('feedback.delete')}
        confirm={t('feedback.delete')}
        onCancel={() => doom(undefined)}
        onConfirm={() => {
          if (doomed) removal.mutate(doomed.id);
          doom(undefined);
        }}
      >
        <p>{t('feedback.deleteWarning')}</p>
        <blockquote dir="auto" className={css.text}>
          {doomed?.feedback}
        </blockquote>
      </ConfirmDialog>
    </div>
  );
}
