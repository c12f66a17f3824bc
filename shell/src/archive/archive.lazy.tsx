export { ArchivedDay } from './ArchivedDay.tsx';
export { Months } from './Months.tsx';
