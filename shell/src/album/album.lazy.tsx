export { Album } from './Album.tsx';
export { AlbumTotal } from './AlbumTotal.tsx';
