import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MessageCard } from '../figures/MessageCard.tsx';
import { loadNationNames, useNationName } from '../i18n/nation-names.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { NationTabs } from './NationTabs.tsx';
import { SpreadView } from './SpreadView.tsx';
import { firstSpread } from './stickers.ts';
import { SwapDesk } from './SwapDesk.tsx';
import { useAlbum } from './use-album.ts';

const SPREAD_ID = 'spread';

/** Shows the nation and the page that the address names, such as `?nation=FRA&page=2`. */
export function Album() {
  const { t, language } = useShellTexts();
  const { album, error, refetch } = useAlbum();
  const [asked] = useSearchParams();
  const nationName = useNationName(language);
  useEffect(() => void loadNationNames(language), [language]);
  if (error) return <MessageCard error={t('album.unavailable')} onRetry={() => void refetch()} />;
  if (!album) return null;

  const shown = album.spreads.find(({ nation }) => nation === asked.get('nation')) ?? firstSpread(album.spreads);
  if (!shown) return null;
  return (
    <>
      <NationTabs spreads={album.spreads} shown={shown} panel={SPREAD_ID} nationName={nationName} />
      <SpreadView
        id={SPREAD_ID}
        spread={shown}
        page={Number(asked.get('page'))}
        name={nationName(shown.nation, shown.nation)}
      />
      <SwapDesk album={album} />
    </>
  );
}
