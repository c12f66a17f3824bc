import type { AdminPlayerSummary, Page } from '@soccer-legends/contracts';
import type { SortingState } from '@tanstack/react-table';
import { useCallback, useState } from 'react';
import { useApiQuery } from '../http/use-api-query.ts';
import { useServerTable } from '../table/use-server-table.ts';
import { playerColumns } from './player-columns.tsx';

const FIRST_PAGE = { pageIndex: 0, pageSize: 25 };
const BY_ID: SortingState = [{ id: 'id', desc: false }];

/** The players table. The server searches, sorts and pages: there may be a hundred thousand players. */
export function usePlayersTable(onOpen: (player: AdminPlayerSummary) => void) {
  const [text, setText] = useState('');
  const [sorting, setSorting] = useState(BY_ID);
  const [pagination, setPagination] = useState(FIRST_PAGE);
  const [columns] = useState(() => playerColumns(onOpen));
  const query = useApiQuery<Page<AdminPlayerSummary>>(
    playersPath(text, sorting, pagination),
    'Failed to fetch players',
  );
  const table = useServerTable({
    columns,
    page: query.data,
    pagination,
    onPaginationChange: setPagination,
    sorting,
    onSortingChange(next) {
      setSorting(next);
      setPagination(FIRST_PAGE);
    },
  });
  const search = useCallback((next: string) => {
    setText(next);
    setPagination(FIRST_PAGE);
  }, []);
  return { table, query, text, search };
}

function playersPath(text: string, [sort]: SortingState, { pageIndex, pageSize }: typeof FIRST_PAGE): string {
  const query = new URLSearchParams({
    ...(text ? { search: text } : {}),
    sort: sort?.id ?? 'id',
    order: sort?.desc ? 'desc' : 'asc',
    page: String(pageIndex + 1),
    pageSize: String(pageSize),
  });
  return `/api/admin/players?${query}`;
}
