/** What the pages of past matchdays load after their first paint. */
export { ArchivedDay } from './ArchivedDay.tsx';
export { Months } from './Months.tsx';
