import { GameArt } from './GameArt.tsx';
import css from './IntroTop.module.css';

export interface IntroTopProps {
  description?: string;
  art?: string | null;
}

/** The picture and the description of a game, which are already in the same place while its code loads. */
export function IntroTop({ description, art }: IntroTopProps) {
  return (
    <div className={css.top}>
      <GameArt art={art} />
      {description && <p className={css.description}>{description}</p>}
    </div>
  );
}
