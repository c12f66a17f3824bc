import css from './GamePage.module.css';

/** A game's picture above its description, as the server's first page has it already; nothing where there is none. */
export function GameArt({ art }: { art: string | null | undefined }) {
  return art && <img className={css.art} src={art} alt="" width={320} height={112} />;
}
