import type { Language } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import css from './Specified.module.css';

interface SpecifiedProps {
  lang: Language;
  /** Key of the translation. */
  gloss: string;
  children: string;
}

/** A text that is the same in every language. Readers of other languages see its translation beside it. */
export function Specified({ lang, gloss, children }: SpecifiedProps) {
  const t = useTexts();
  const { language } = usePlatform();
  if (language === lang) return children;
  const translation = t(gloss);
  return (
    <span className={css.both}>
      <span lang={lang}>{children}</span>
      {translation !== children && <small aria-hidden="true">{translation}</small>}
    </span>
  );
}
