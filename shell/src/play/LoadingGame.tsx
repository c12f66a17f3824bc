import { useEffect, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { IntroTop, type IntroTopProps } from './IntroTop.tsx';
import css from './GamePage.module.css';

/** In milliseconds. Faster loads show an empty area, because a skeleton would only flash. */
const SKELETON_AFTER_MS = 300;

/** The top of a game's intro, shown in its final place while the rest loads. */
export function LoadingGame(top: IntroTopProps) {
  const { t } = useShellTexts();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.intro} aria-busy="true">
      <IntroTop {...top} />
      {slow && <p role="status">{t('play.loading')}</p>}
    </div>
  );
}
