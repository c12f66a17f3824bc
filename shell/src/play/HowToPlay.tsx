import type { Translate } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import css from './GamePage.module.css';

/** The rules of a game as a list, with the remark below. */
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

/** Returns the text keys of the rules; an empty list for a game without any. */
export function linesOf({ intro, howToPlay = [] }: AnyGame): readonly string[] {
  return intro?.howToPlay ?? howToPlay;
}
