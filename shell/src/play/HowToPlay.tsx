import { useTexts } from '@soccer-legends/game-sdk/react';
import css from './HowToPlay.play.module.css';
import type { ShownGame } from './visit.ts';

export function HowToPlay({ game }: { game: ShownGame }) {
  const t = useTexts();
  const { note, keys } = game.intro ?? {};
  return (
    <div className={css.rules}>
      <ul>
        {linesOf(game).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
        {keys && <li className={css.keys}>{t(keys)}</li>}
      </ul>
      {note && <p>{t(note)}</p>}
    </div>
  );
}

/** Returns the text keys of the rules, one for each line; empty if the game explains none. */
export function linesOf({ intro, howToPlay = [] }: ShownGame): readonly string[] {
  return intro?.howToPlay ?? howToPlay;
}
