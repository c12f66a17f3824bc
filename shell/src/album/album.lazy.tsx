export { Album } from './Album.tsx';
export { AlbumTotal } from './Album.tsx';
