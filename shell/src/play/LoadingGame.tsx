import { useEffect, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GameArt } from './GameArt.tsx';
import { GameHead } from './GameHead.tsx';
import css from './GamePage.module.css';

/** Before that, an empty area is calmer than a flash of placeholders. */
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
        <GameArt art={art} />
        {description && <p className={css.description}>{description}</p>}
        {slow && <p role="status">{t('play.loading')}</p>}
      </div>
    </>
  );
}
