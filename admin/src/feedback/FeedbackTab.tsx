import { type FeedbackEntry, FEEDBACK_GAMES, type FeedbackGame } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Chart } from '../charts/Chart.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { Card } from '../components/Card.tsx';
import { DeletionDialog } from '../components/DeletionDialog.tsx';
import { QueryView, Empty, RefreshButton } from '../components/QueryView.tsx';
import { ExportButton } from '../components/ExportButton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { FilterField, useFilter } from '../table/FilterField.tsx';
import { LocalTable } from '../table/LocalTable.tsx';
import { useAddressView } from '../table/table-view.ts';
import { useMay } from '../session-state.ts';
import { feedbackColumns, GAME_NAMES } from './feedback-columns.tsx';
import layout from '../components/layout.module.css';
import css from './FeedbackTab.module.css';
import { MessageFix } from './MessageFix.tsx';
import { useClosedMessage } from './use-closed-message.ts';

const PATH = '/api/admin/feedback';
const PAGE_SIZE = 15;
const STATES = ['open', 'done'] as const;
const searchedTexts = ({ feedback, userEmail }: FeedbackEntry) => [feedback, userEmail];
const NEWEST_FIRST = [{ id: 'createdAt', desc: true }];

export function FeedbackTab() {
  const may = useMay();
  const query = useApiQuery<FeedbackEntry[]>(PATH, 'Failed to fetch feedback');
  const tools = (
    <>
      {may('owner') && <ExportButton path={`${PATH}.csv`} name="feedback.csv" />}
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title="Feedback" tools={tools}>
      <QueryView query={query} empty={<Empty>No hay feedback de usuarios todavía.</Empty>}>
        {(entries) => <Entries entries={entries} />}
      </QueryView>
    </Card>
  );
}

function Entries({ entries }: { entries: readonly FeedbackEntry[] }) {
  const t = useTexts();
  const [toDelete, setToDelete] = useState<FeedbackEntry>();
  const [toFix, setToFix] = useState<FeedbackEntry>();
  const { mutate: setClosed } = useClosedMessage();
  const [columns] = useState(() => feedbackColumns({ onDelete: setToDelete, onFix: setToFix, onClose: setClosed }));
  const view = useAddressView(columns, NEWEST_FIRST);
  const state = useFilter('state', STATES);
  const rows = state === '' ? entries : entries.filter(({ closedAt }) => (closedAt === null) === (state === 'open'));
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
        <FilterField
          name="state"
          label={t('feedback.state')}
          values={STATES}
          textOf={(name) => t(`feedback.states.${name}`)}
        />
      </div>
      <FeedbackChart entries={entries} />
      <LocalTable {...{ columns, rows, view }} pageSize={PAGE_SIZE} label="Feedback" searched={searchedTexts} />
      <MessageFix message={toFix} onClose={() => setToFix(undefined)} />
      <EntryDeletion entry={toDelete} onClose={() => setToDelete(undefined)} />
    </div>
  );
}

function FeedbackChart({ entries }: { entries: readonly FeedbackEntry[] }) {
  const t = useTexts();
  return (
    <Chart
      title={t('feedback.byGame')}
      rowHeader={t('feedback.game')}
      series={[{ name: t('feedback.entries'), color: '--pitch' }]}
      rows={feedbackByGame(entries).map(({ game, count }) => ({ label: GAME_NAMES[game], values: [count] }))}
    />
  );
}

function EntryDeletion({ entry, onClose }: { entry: FeedbackEntry | undefined; onClose(): void }) {
  const t = useTexts();
  return (
    <DeletionDialog
      item={entry}
      path={PATH}
      title={t('feedback.delete')}
      done={t('feedback.deleted')}
      failed={t('feedback.notDeleted')}
      onClose={onClose}
    >
      {({ feedback }) => (
        <>
          <p>{t('feedback.deleteWarning')}</p>
          <blockquote dir="auto" className={css.text}>
            {feedback}
          </blockquote>
        </>
      )}
    </DeletionDialog>
  );
}

interface GameFeedback {
  game: FeedbackGame;
  count: number;
}

/** Counts the entries of each game, most frequent first. Leaves out games without entries. */
function feedbackByGame(entries: readonly Pick<FeedbackEntry, 'gameType'>[]): GameFeedback[] {
  return FEEDBACK_GAMES.map((game) => ({ game, count: entries.filter(({ gameType }) => gameType === game).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
