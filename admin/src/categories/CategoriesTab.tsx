import type { CategorySummary, Language } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { type Features, titled, Text } from '../table/columns.tsx';
import { useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Chip } from '../components/Chip.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { QueryView, RefreshButton } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { LocalTable } from '../table/LocalTable.tsx';
import { useAddressView } from '../table/table-view.ts';
import { CategoryDialog, type OpenCategory } from './CategoryDialog.tsx';
import { CATEGORIES } from './categories-path.ts';

const column = createColumnHelper<Features, CategorySummary>();

const BY_NAME = [{ id: 'name', desc: false }];

/** Lists the hand-written groups of Connections, with a form for each. */
export function CategoriesTab() {
  const t = useTexts();
  const { language } = usePlatform();
  const query = useApiQuery<CategorySummary[]>(CATEGORIES);
  const [open, setOpen] = useState<OpenCategory>();
  const [columns] = useState(() =>
    categoryColumns(language, ({ id, names }) => setOpen({ id, name: names[language] })),
  );
  const view = useAddressView(columns, BY_NAME);
  const tools = (
    <>
      <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
      <SmallButton onClick={() => setOpen({ id: undefined, name: t('categories.new') })}>
        {t('categories.add')}
      </SmallButton>
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title={t('categories.title')} tools={tools}>
      <QueryView query={query}>
        {(categories) => (
          <LocalTable
            columns={columns}
            rows={categories}
            view={view}
            searched={namesOf}
            label={t('categories.title')}
            summary={(from, to, total) => t('table.shown', { from, to, total })}
          />
        )}
      </QueryView>
      <CategoryDialog category={open} onClose={() => setOpen(undefined)} />
    </Card>
  );
}

const namesOf = ({ names }: CategorySummary): string[] => Object.values(names);

function categoryColumns(language: Language, onOpen: (category: CategorySummary) => void) {
  return column.columns([
    column.accessor(({ names }) => names[language], {
      id: 'name',
      header: titled('person.name'),
      meta: { rowHeader: true },
      cell: ({ getValue, row: { original } }) => <NameButton onClick={() => onOpen(original)}>{getValue()}</NameButton>,
    }),
    column.accessor('members', { header: titled('categories.members'), meta: { numeric: true } }),
    column.accessor('enabled', {
      header: titled('categories.enabled'),
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
