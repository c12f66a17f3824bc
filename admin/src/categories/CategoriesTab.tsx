import { fold, type CategorySummary, type Language } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Chip } from '../components/Chip.tsx';
import { Empty } from '../components/Empty.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Text } from '../components/Text.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import type { Features } from '../table/features.ts';
import type { TableView } from '../table/table-view.ts';
import { useAddressView } from '../table/use-address-view.ts';
import { useRowsTable } from '../table/use-rows-table.ts';
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
        {(categories) => <Categories categories={categories} columns={columns} view={view} />}
      </QueryView>
      <CategoryDialog category={open} onClose={() => setOpen(undefined)} />
    </Card>
  );
}

interface CategoriesProps {
  categories: readonly CategorySummary[];
  columns: CategoryColumns;
  view: TableView;
}

function Categories({ categories, columns, view }: CategoriesProps) {
  const t = useTexts();
  const text = fold(view.search);
  const rows = useMemo(
    () => categories.filter(({ names }) => Object.values(names).some((name) => fold(name).includes(text))),
    [categories, text],
  );
  const table = useRowsTable({ columns, rows, view });
  if (rows.length === 0) return <Empty>{t('table.noMatch')}</Empty>;
  return (
    <>
      <DataTable table={table} label={t('categories.title')} />
      <Pager table={table} summary={(from, to, total) => t('table.shown', { from, to, total })} />
    </>
  );
}

function categoryColumns(language: Language, onOpen: (category: CategorySummary) => void) {
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

type CategoryColumns = ReturnType<typeof categoryColumns>;
