import css from './GamePage.module.css';

/** A game's picture above its description, as on the server-rendered page; nothing without a picture. */
export function GameArt({ art }: { art: string | null | undefined }) {
  return art && <img className={css.art} src={art} alt="" width={320} height={112} />;
}
