import type { AdminPlayerSummary, Language, Page } from '@soccer-legends/contracts';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import type { SortingState } from '@tanstack/react-table';
import { useState } from 'react';
import { useApiQuery } from '../http/use-api-query.ts';
import { sortedPage } from '../table/sorted-page.ts';
import type { TableView } from '../table/table-view.ts';
import { useAddressView } from '../table/use-address-view.ts';
import { useServerTable } from '../table/use-server-table.ts';
import { playerColumns } from './player-columns.tsx';

const BY_ID: SortingState = [{ id: 'id', desc: false }];

/** The players table. The server searches, sorts and pages, because there may be 100,000 players. */
export function usePlayersTable(onOpen: (player: AdminPlayerSummary) => void) {
  const { language } = usePlatform();
  const [columns] = useState(() => playerColumns(onOpen));
  const view = useAddressView(columns, BY_ID);
  const query = useApiQuery<Page<AdminPlayerSummary>>(playersPath(view, language), 'Failed to fetch players');
  const table = useServerTable({ columns, page: query.data, view });
  return { table, query, view };
}

function playersPath(view: TableView, language: Language): string {
  const { search } = view;
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...sortedPage(view), language });
  return `/api/admin/players?${query}`;
}
