import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTable, type PaginationState, type SortingState } from '@tanstack/react-table';
import { useCallback, useState } from 'react';
import { useHttp } from '../http/context.ts';
import { features } from '../table/features.ts';
import type { AdminPlayerSummary, Page } from '@soccer-legends/contracts';
import { playerColumns } from './player-columns.tsx';

const PAGE_SIZE = 25;
const NONE: readonly AdminPlayerSummary[] = [];

/** The players, searched, sorted and cut into pages by the server: there may be a hundred thousand. */
export function usePlayersTable(onOpen: (player: AdminPlayerSummary) => void) {
  const http = useHttp();
  const [text, setText] = useState('');
  const [sorting, setSorting] = useState<SortingState>([{ id: 'id', desc: false }]);
  const [pagination, setPagination] = useState<PaginationState>({ pageIndex: 0, pageSize: PAGE_SIZE });
  const path = playersPath(text, sorting, pagination);
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) =>
      http.get<Page<AdminPlayerSummary>>(path, signal).catch((cause: unknown) => {
        throw new Error('Failed to fetch players', { cause });
      }),
    placeholderData: keepPreviousData,
  });
  const [columns] = useState(() => playerColumns(onOpen));
  const toFirstPage = () => setPagination({ pageIndex: 0, pageSize: PAGE_SIZE });
  const table = useTable({
    features,
    columns,
    data: query.data?.items ?? NONE,
    rowCount: query.data?.total ?? 0,
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting, pagination },
    onPaginationChange: setPagination,
    onSortingChange: (change) => {
      setSorting(change);
      toFirstPage();
    },
  });
  const search = useCallback((next: string) => {
    setText(next);
    setPagination({ pageIndex: 0, pageSize: PAGE_SIZE });
  }, []);
  return { table, query, text, search };
}

function playersPath(text: string, [sort]: SortingState, { pageIndex, pageSize }: PaginationState): string {
  const query = new URLSearchParams({
    ...(text ? { search: text } : {}),
    sort: sort?.id ?? 'id',
    order: sort?.desc ? 'desc' : 'asc',
    page: String(pageIndex + 1),
    pageSize: String(pageSize),
  });
  return `/api/admin/players?${query}`;
}
