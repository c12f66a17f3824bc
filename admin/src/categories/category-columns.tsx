import type { CategorySummary, Language } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { Chip } from '../components/Chip.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { Text } from '../components/Text.tsx';
import type { Features } from '../table/features.ts';

const column = createColumnHelper<Features, CategorySummary>();

export function categoryColumns(language: Language, onOpen: (category: CategorySummary) => void) {
  return column.columns([
    column.accessor(({ names }) => names[language], {
      id: 'name',
      header: () => <Text name="person.name" />,
      meta: { rowHeader: true },
      cell: ({ getValue, row: { original } }) => <NameButton onClick={() => onOpen(original)}>{getValue()}</NameButton>,
    }),
    column.accessor('members', { header: () => <Text name="categories.members" />, meta: { numeric: true } }),
    column.accessor('enabled', {
      header: () => <Text name="categories.enabled" />,
      cell: ({ getValue, row: { original } }) => (
        <>
          {getValue() ? '✓' : '✗'}{' '}
          {original.edited && (
            <Chip>
              <Text name="categories.edited" />
            </Chip>
          )}
        </>
      ),
    }),
  ]);
}

export type CategoryColumns = ReturnType<typeof categoryColumns>;
