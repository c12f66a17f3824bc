import { sortedPage, type TableView } from '../table/table-view.ts';

/** Path of the list of sessions. */
export const SESSIONS = '/api/admin/sessions';

export function sessionsPath(view: TableView, pageSize: number): string {
  return `${SESSIONS}?${new URLSearchParams(sortedPage(view, pageSize))}`;
}
