import type { FactReport, NamedPerson, Page } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { type SortingState, createColumnHelper } from '@tanstack/react-table';
import { useState } from 'react';
import { Empty } from '../components/Empty.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { LetterFix } from '../feedback/LetterFix.tsx';
import { PagedTable } from '../table/PagedTable.tsx';
import { useAddressView } from '../table/use-address-view.ts';
import { reportsPath } from './quality-path.ts';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import { PersonButton } from '../feedback/PersonButton.tsx';
import type { Features } from '../table/features.ts';

const column = createColumnHelper<Features, FactReport>();

/** The server has sorted the rows, so the table does not. */
const NEWEST_FIRST: SortingState = [];

/** The open letters that name people. Clicking a name opens the person's form; saving it closes the letter. */
export function LetterReports() {
  const t = useTexts();
  const [fixed, setFixed] = useState<{ letter: FactReport; person: NamedPerson }>();
  const [columns] = useState(() => letterColumns((letter, person) => setFixed({ letter, person })));
  const view = useAddressView(columns, NEWEST_FIRST);
  const query = useApiQuery<Page<FactReport>>(reportsPath(view.pageIndex + 1));
  return (
    <>
      <PagedTable
        {...{ columns, view, query }}
        sortable={false}
        label={t('quality.check.letters')}
        empty={<Empty>{t('letters.none')}</Empty>}
      />
      <LetterFix letter={fixed?.letter} about={fixed?.person} onClose={() => setFixed(undefined)} />
    </>
  );
}

function letterColumns(onOpen: (letter: FactReport, person: NamedPerson) => void) {
  return column.columns([
    column.accessor('createdAt', {
      header: () => <Text name="feedback.date" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    column.accessor('feedback', {
      header: () => <Text name="feedback.text" />,
      meta: { rowHeader: true, prose: true },
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    column.accessor('people', {
      header: () => <Text name="letters.people" />,
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
