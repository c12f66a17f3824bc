import type { Language } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { fieldClass } from '@soccer-legends/ui';
import type { Mark } from '../rules/marks.ts';
import css from './Letters.module.css';
import { MARK_SIGN } from './mark-sign.ts';

export interface KeyboardProps {
  rows: readonly string[];
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
      translate="no"
      role="group"
      aria-label={t('keyboard.label')}
      // A mouse press must not take the focus from the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row, index) => (
        <div key={row} className={css.keys}>
          {[...row].map((letter) => (
            <LetterKey key={letter} letter={letter} mark={known.get(letter)} onPress={() => onLetter(letter)} />
          ))}
          {index === rows.length - 1 && (
            <>
              <WideKey label={t('keyboard.erase')} sign="⌫" onPress={onErase} />
              <WideKey label={t('keyboard.enter')} sign="⏎" onPress={onEnter} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function WideKey({ label, sign, onPress }: { label: string; sign: string; onPress(): void }) {
  return (
    <button type="button" className={`${css.key} ${css.wide}`} aria-label={label} onClick={onPress}>
      {sign}
    </button>
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

/** The keyboard on the page with normal or large keys, or the device's own keyboard. */
export type Keys = 'standard' | 'large' | 'device';
const KEYS: readonly Keys[] = ['standard', 'large', 'device'];

/** The choice of keyboard, in one line. It is hidden first if there is little room, because guesses do not need it. */
export function KeysChoice({ keys, onChange }: { keys: Keys; onChange(keys: Keys): void }) {
  const t = useTexts();
  return (
    <label className={css.choice} data-optional>
      {t('keys.label')}
      <select
        className={fieldClass}
        value={keys}
        onChange={({ target }) => onChange(KEYS.find((other) => other === target.value) ?? 'standard')}
      >
        {KEYS.map((value) => (
          <option key={value} value={value}>
            {t(`keys.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

const QWERTY = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

const ROWS: Partial<Record<Language, readonly string[]>> = {
  fr: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  de: ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
};

/** Returns the rows of the usual keyboard of a language: QWERTY, AZERTY or QWERTZ. */
export function keyRows(language: Language): readonly string[] {
  return ROWS[language] ?? QWERTY;
}

/** A row on a phone has no room for ten full-size keys, so the large keyboard is alphabetical. */
export const ALPHABET_ROWS = ['ABCDEF', 'GHIJKL', 'MNOPQR', 'STUVWX', 'YZ'];
