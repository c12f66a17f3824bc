import type { GameListing } from '@soccer-legends/contracts';
import { useEffect, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';
import { IntroTop } from './IntroTop.tsx';

/** In milliseconds. Faster loads show an empty area, because a skeleton would only flash. */
const SKELETON_AFTER_MS = 300;

/** The top of a game's intro, shown in its final place while the rest loads. */
export function LoadingGame({ listing }: { listing?: GameListing }) {
  const { t } = useShellTexts();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.intro} aria-busy="true">
      {listing && <IntroTop listing={listing} />}
      {slow && <p role="status">{t('play.loading')}</p>}
    </div>
  );
}
