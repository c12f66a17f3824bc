import { useEffect, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GameHead } from './GameHead.tsx';
import { IntroTop } from './IntroTop.tsx';
import css from './GamePage.module.css';

/** Milliseconds. A faster load shows an empty area, because placeholders would only flash. */
const SKELETON_AFTER_MS = 300;

export interface LoadingGameProps {
  name: string;
  description?: string;
  art?: string | null;
}

export function LoadingGame({ name, description, art }: LoadingGameProps) {
  const { t } = useShellTexts();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <GameHead name={name} />
      <div className={`${css.intro} ${css.loading}`} aria-busy="true">
        <IntroTop art={art} description={description} />
        {slow && <p role="status">{t('play.loading')}</p>}
      </div>
    </>
  );
}
