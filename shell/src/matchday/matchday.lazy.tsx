/** What pages load of matchdays after their first paint, as one script. */
export { FixtureFrame } from './FixtureFrame.tsx';
export { HubDayReader } from './HubDayReader.tsx';
