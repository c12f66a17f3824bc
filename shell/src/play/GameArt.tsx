import css from './GamePage.module.css';

/** The picture beside a game's description; nothing for a game without one. */
export function GameArt({ art }: { art: string | null | undefined }) {
  return (
    art && (
      // Shown in the same frame as the text beside it.
      <img className={css.art} src={art} alt="" width={320} height={192} decoding="sync" fetchPriority="high" />
    )
  );
}
