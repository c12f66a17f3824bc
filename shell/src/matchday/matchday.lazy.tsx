export { HubDayReader } from './HubDayReader.tsx';
export { SharedFrame } from './SharedFrame.tsx';
