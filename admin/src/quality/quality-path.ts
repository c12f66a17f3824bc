import { DEFAULT_PAGE_SIZE } from '@soccer-legends/contracts';
/** Path of the counts of all checks. The findings of one check are below it. */
export const QUALITY = '/api/admin/quality';

/** @param page counts from 1 */
export function reportsPath(page: number): string {
  return `/api/admin/feedback/reports?page=${page}&pageSize=${DEFAULT_PAGE_SIZE}`;
}
