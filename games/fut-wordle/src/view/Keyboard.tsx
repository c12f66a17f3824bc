import { useTexts } from '@soccer-legends/game-sdk/react';
import type { Mark } from '../rules/marks.ts';
import css from './Keyboard.module.css';
import { MARK_SIGN } from './mark-sign.ts';

export interface KeyboardProps {
  /** The letters of each row. */
  rows: readonly string[];
  /** The best mark of each letter so far. */
  known: ReadonlyMap<string, Mark>;
  onLetter(letter: string): void;
  onErase(): void;
  onEnter(): void;
}

/** The on-screen keyboard. Keys react only to clicks, because touch and click together would enter a letter twice. */
export function Keyboard({ rows, known, onLetter, onErase, onEnter }: KeyboardProps) {
  const t = useTexts();
  return (
    <div
      className={css.keyboard}
      role="group"
      aria-label={t('keyboard.label')}
      // A mouse press must not take the focus from the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row, index) => (
        <div key={row} className={css.row}>
          {[...row].map((letter) => (
            <LetterKey key={letter} letter={letter} mark={known.get(letter)} onPress={() => onLetter(letter)} />
          ))}
          {index === rows.length - 1 && (
            <>
              <button
                type="button"
                className={`${css.key} ${css.wide}`}
                aria-label={t('keyboard.erase')}
                onClick={onErase}
              >
                ⌫
              </button>
              <button
                type="button"
                className={`${css.key} ${css.wide}`}
                aria-label={t('keyboard.enter')}
                onClick={onEnter}
              >
                ⏎
              </button>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function LetterKey({ letter, mark, onPress }: { letter: string; mark: Mark | undefined; onPress(): void }) {
  const t = useTexts();
  return (
    <button
      type="button"
      className={[css.key, mark && css[mark]].filter(Boolean).join(' ')}
      aria-label={mark ? `${letter}, ${t(`marks.${mark}`)}` : letter}
      onClick={onPress}
    >
      {letter}
      {mark && <span className={css.sign}>{MARK_SIGN[mark]}</span>}
    </button>
  );
}
