export { AlbumStrip } from './AlbumStrip.tsx';
