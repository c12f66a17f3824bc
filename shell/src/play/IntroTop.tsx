import { GameArt } from './GameArt.tsx';
import css from './IntroTop.module.css';

export interface IntroTopProps {
  description?: string;
  art?: string | null;
}

/** A game's picture and description. They keep their place while the code loads. */
export function IntroTop({ description, art }: IntroTopProps) {
  return (
    <div className={css.top}>
      <GameArt art={art} />
      {description && <p className={css.description}>{description}</p>}
    </div>
  );
}
