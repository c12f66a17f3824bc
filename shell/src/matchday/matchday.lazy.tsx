/** What pages load of matchdays and challenges after their first paint, as one script. */
export { HubDayReader } from './HubDayReader.tsx';
export { SharedFrame } from './SharedFrame.tsx';
