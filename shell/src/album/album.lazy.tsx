export { Album } from './Album.tsx';
