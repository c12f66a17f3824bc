export { WatchButton } from './WatchButton.tsx';
