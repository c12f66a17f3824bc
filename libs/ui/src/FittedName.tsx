import type { CSSProperties } from 'react';
import css from './FittedName.play.module.css';
import { longestWord } from './longest-word.ts';

/** Length of the longest word that fits the usual width of a card. */
const USUAL_WORD = 10;
const USUAL_NAME = 20;

/**
 * A name of a person or club. It never breaks inside a word: a long word is one step smaller and narrower. In a size
 * container, the font also shrinks until the longest word fits; `--beside-name` is the width of what is beside the
 * name.
 */
export function FittedName({ name }: { name: string }) {
  const longest = longestWord(name);
  const isLong = name.length > USUAL_NAME || longest > USUAL_WORD;
  return (
    <span
      translate="no"
      className={isLong ? `${css.name} ${css.long}` : css.name}
      style={{ '--longest-word': longest } as CSSProperties}
    >
      {name}
    </span>
  );
}
