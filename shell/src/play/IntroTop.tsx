import { localize, type GameListing } from '@soccer-legends/contracts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './IntroTop.module.css';

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
