/** What the season page loads after its first paint. */
export { Season } from './Season.tsx';
