/** Path of the counts of all checks. The findings of one check are below it. */
export const QUALITY = '/api/admin/quality';

export const REPORTS_PAGE_SIZE = 25;

/** @param page counts from 1 */
export function reportsPath(page: number): string {
  return `/api/admin/feedback/reports?page=${page}&pageSize=${REPORTS_PAGE_SIZE}`;
}
