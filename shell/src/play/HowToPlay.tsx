import type { IntroLine } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import css from './HowToPlay.play.module.css';
import type { ShownGame } from './visit.ts';

export function HowToPlay({ game }: { game: ShownGame }) {
  const t = useTexts();
  const { note, keys } = game.intro ?? {};
  return (
    <div className={css.rules}>
      <ul>
        {linesOf(game)
          .map((line) => (typeof line === 'string' ? t(line) : t(line.key, line.values)))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
        {keys && <li className={css.keys}>{t(keys)}</li>}
      </ul>
      {note && <p>{t(note)}</p>}
    </div>
  );
}

/** Returns the lines of the rules; empty if the game explains none. */
export function linesOf({ intro, howToPlay = [] }: ShownGame): readonly IntroLine[] {
  return intro?.howToPlay ?? howToPlay;
}
