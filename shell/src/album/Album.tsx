import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadNationNames, useNationName } from '../i18n/nation-names.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { Problem } from '../page/Problem.tsx';
import { NationNav } from './NationNav.tsx';
import { SpreadView } from './SpreadView.tsx';
import { firstSpread } from './stickers.ts';
import { SwapDesk } from './SwapDesk.tsx';
import { useAlbum } from './use-album.ts';

/** Shows the nation that the address names, such as `?nation=FRA`. */
export function Album() {
  const { t, language } = useShellTexts();
  const { album, error, refetch } = useAlbum();
  const asked = useSearchParams()[0].get('nation');
  const nationName = useNationName(language);
  useEffect(() => void loadNationNames(language), [language]);
  if (error) return <Problem text={t('album.unavailable')} onRetry={() => void refetch()} />;
  if (!album) return null;

  const shown = album.spreads.find(({ nation }) => nation === asked) ?? firstSpread(album.spreads);
  if (!shown) return null;
  return (
    <>
      <NationNav spreads={album.spreads} shown={shown} nationName={nationName} />
      <SpreadView spread={shown} name={nationName(shown.nation, shown.nation)} />
      <SwapDesk album={album} />
    </>
  );
}
