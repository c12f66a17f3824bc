import type { FactReport, NamedPerson, Page } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { type SortingState, createColumnHelper } from '@tanstack/react-table';
import { type Features, timeCell, titled } from '../table/columns.tsx';
import { useState } from 'react';
import { Empty } from '../components/QueryView.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { MessageFix } from '../feedback/MessageFix.tsx';
import { PagedTable } from '../table/PagedTable.tsx';
import { useAddressView } from '../table/table-view.ts';
import { reportsPath } from './quality-path.ts';
import { PersonButton } from '../feedback/PersonButton.tsx';

const column = createColumnHelper<Features, FactReport>();

/** The server has sorted the rows, so the table does not. */
const NEWEST_FIRST: SortingState = [];

/** The open messages that name people. Clicking a name opens the person's form; saving it closes the message. */
export function MessageReports() {
  const t = useTexts();
  const [fixed, setFixed] = useState<{ message: FactReport; person: NamedPerson }>();
  const [columns] = useState(() => letterColumns((message, person) => setFixed({ message, person })));
  const view = useAddressView(columns, NEWEST_FIRST);
  const query = useApiQuery<Page<FactReport>>(reportsPath(view.pageIndex + 1));
  return (
    <>
      <PagedTable
        {...{ columns, view, query }}
        sortable={false}
        label={t('quality.check.messages')}
        empty={<Empty>{t('messages.none')}</Empty>}
      />
      <MessageFix message={fixed?.message} about={fixed?.person} onClose={() => setFixed(undefined)} />
    </>
  );
}

function letterColumns(onOpen: (message: FactReport, person: NamedPerson) => void) {
  return column.columns([
    column.accessor('createdAt', { header: titled('feedback.date'), meta: { wideOnly: true }, cell: timeCell }),
    column.accessor('feedback', {
      header: titled('feedback.text'),
      meta: { rowHeader: true, prose: true },
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    column.accessor('people', {
      header: titled('messages.people'),
      cell: ({ getValue, row: { original } }) =>
        getValue().map((person, index) => (
          <span key={`${person.kind} ${person.id}`}>
            {index > 0 && ', '}
            <PersonButton person={person} onClick={() => onOpen(original, person)} />
          </span>
        )),
    }),
  ]);
}
