/** What the hub shows of the album, loaded when it comes into view. */
export { AlbumStrip } from './AlbumStrip.tsx';
