import css from './GamePage.module.css';

export function GameArt({ art }: { art: string | null | undefined }) {
  return (
    art && (
      // Paints the picture in the same frame as its text.
      <img className={css.art} src={art} alt="" width={320} height={192} decoding="sync" fetchPriority="high" />
    )
  );
}
