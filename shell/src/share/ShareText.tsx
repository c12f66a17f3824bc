import type { LineMark } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { SIGNS } from './share-text.ts';
import css from './ShareText.module.css';

const MARKS = new Map(Object.entries(SIGNS).map(([mark, sign]) => [sign, mark as LineMark]));
const ANY_SIGN = new RegExp(`(${[...MARKS.keys()].join('|')})`, 'u');

export interface ShareTextProps {
  text: string;
  /** Selects the text, because the visitor has to copy it. */
  selected: boolean;
}

/** The text to share. Its symbols are drawn, because fonts show them in different ways or not at all. */
export function ShareText({ text, selected }: ShareTextProps) {
  const { t } = useShellTexts();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!selected || !box.current) return;
    box.current.focus();
    getSelection()?.selectAllChildren(box.current);
  }, [selected]);

  return (
    <div
      ref={box}
      className={css.text}
      role="textbox"
      tabIndex={0}
      aria-label={t('share.text')}
      aria-readonly="true"
      aria-multiline="true"
    >
      {text.split(ANY_SIGN).map((part, index) => {
        const mark = MARKS.get(part);
        return mark ? (
          <span key={index} className={`${css.sign} ${css[mark]}`}>
            {part}
          </span>
        ) : (
          part
        );
      })}
    </div>
  );
}
