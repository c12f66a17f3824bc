export { ReportButton } from './ReportButton.replay.tsx';
export { WatchButton } from './WatchButton.tsx';
