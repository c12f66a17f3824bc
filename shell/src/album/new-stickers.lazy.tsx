export { NewStickers } from './NewStickers.tsx';
