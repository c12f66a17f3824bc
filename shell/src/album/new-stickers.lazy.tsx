/** The stickers of a round, loaded once it is over. */
export { NewStickers } from './NewStickers.tsx';
