export { HubDayReader } from '../matchday/HubDayReader.tsx';
export { SharedFrame } from './SharedFrame.tsx';
