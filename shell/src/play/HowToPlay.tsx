import type { Translate } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import css from './GamePage.module.css';

/** The rules of a game, a line each, and the remark below them. */
export function HowToPlay({ game, gameTexts }: { game: AnyGame; gameTexts: Translate }) {
  const note = game.intro?.note;
  return (
    <>
      <ul className={css.lines}>
        {linesOf(game).map((key) => (
          <li key={key}>{gameTexts(key)}</li>
        ))}
      </ul>
      {note && <p>{gameTexts(note)}</p>}
    </>
  );
}

/** Keys of the lines; none for a game that says nothing of how it is played. */
export function linesOf({ intro, howToPlay = [] }: AnyGame): readonly string[] {
  return intro?.howToPlay ?? howToPlay;
}
