import type { Mark } from '@soccer-legends/contracts';
import { SIGNS } from './share-text.ts';
import css from './Signs.module.css';

const MARKS = new Map(Object.entries(SIGNS).map(([mark, sign]) => [sign, mark as Mark]));
const ANY_SIGN = new RegExp(`(${[...MARKS.keys()].join('|')})`, 'u');

/** A text whose symbols of marks are drawn, because fonts show them in different ways or not at all. */
export function Signs({ text }: { text: string }) {
  return text.split(ANY_SIGN).map((part, index) => {
    const mark = MARKS.get(part);
    return mark ? (
      <span key={index} className={`${css.sign} ${css[mark]}`}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
