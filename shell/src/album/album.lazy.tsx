/** What the album's page loads after its first paint. */
export { Album } from './Album.tsx';
