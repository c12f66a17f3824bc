import type { FactReport, NamedPerson } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import { PersonButton } from '../feedback/PersonButton.tsx';
import type { Features } from '../table/features.ts';

const column = createColumnHelper<Features, FactReport>();

export function letterColumns(onOpen: (letter: FactReport, person: NamedPerson) => void) {
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
