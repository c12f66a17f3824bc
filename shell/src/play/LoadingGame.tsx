import { type GameListing, localize } from '@soccer-legends/contracts';
import { useEffect, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './GamePage.module.css';
import { PageHeading } from '../page/PageHeading.tsx';
import { ToastPlace } from '../toasts/Toaster.tsx';

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
      {/* The style sheet shows this after a delay. In the server's page, no script runs yet. */}
      <progress className={css.waiting} aria-hidden="true" />
      {slow && <p role="status">{t('play.loading')}</p>}
    </div>
  );
}

export function LoadingRound() {
  const { t } = useShellTexts();
  return (
    <div aria-busy="true">
      <label className={css.progress}>
        <span role="status">{t('play.loading')}</span>
        <progress />
      </label>
    </div>
  );
}

/** A game's picture and description. They keep their place while the code loads. */
export function IntroTop({ listing }: { listing: GameListing }) {
  const { language } = useShellTexts();
  const { art } = listing.remote;
  return (
    <div className={css.top}>
      {art && (
        // Paints the picture in the same frame as its text.
        <img className={css.art} src={art} alt="" width={320} height={192} decoding="sync" fetchPriority="high" />
      )}
      <p className={css.description}>{localize(listing.descriptions, language)}</p>
    </div>
  );
}

export function GameHead({ name }: { name: string }) {
  return (
    <div className={css.head}>
      <PageHeading title={name}>{name}</PageHeading>
      <ToastPlace />
    </div>
  );
}
