export { ArchivedDay } from './ArchivedDay.tsx';
export { SharedDay } from './SharedDay.tsx';
export { Months } from './Months.tsx';
