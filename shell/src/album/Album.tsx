import { useDeferredValue, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MessageCard } from '../figures/MessageCard.tsx';
import { loadNames, useNationName } from '../i18n/translated-names.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { localStore } from '../preferences/safe-storage.ts';
import { NationTabs } from './NationTabs.tsx';
import { NewStickers } from './NewStickers.tsx';
import { SpreadView } from './SpreadView.tsx';
import { fillAlbum, firstSpread, startOfDay } from './stickers.ts';
import { StickerSwaps } from './StickerSwaps.tsx';
import { Numeral } from '@soccer-legends/ui';
import { AlbumProgress } from './AlbumProgress.tsx';
import css from './AlbumTotal.module.css';
import { useQuery } from '@tanstack/react-query';
import { siteLedger, useRounds, useSwaps } from '../ledger/site-ledger.ts';
import { albumQuery } from './album-queries.ts';

const SPREAD_ID = 'spread';

/** Shows the nation and the page that the address names, such as `?nation=FRA&page=2`, below today's new stickers. */
export function Album() {
  const { t, language } = useShellTexts();
  const { album, error, refetch } = useAlbum();
  const asked = useAlbumPlace();
  const nationName = useNationName(language);
  useEffect(() => void loadNames(language), [language]);
  if (error) return <MessageCard error={t('album.unavailable')} onRetry={() => void refetch()} />;
  if (!album) return null;
  const { fault } = siteLedger;
  if (fault && album.pasted === 0) return <MessageCard error={t(fault)} onRetry={() => siteLedger.refresh()} />;

  const shown = album.spreads.find(({ nation }) => nation === asked.get('nation')) ?? firstSpread(album.spreads);
  if (!shown) return null;
  return (
    <>
      <NewStickers since={startOfDay(new Date())} />
      <NationTabs spreads={album.spreads} shown={shown} panel={SPREAD_ID} nationName={nationName} />
      <SpreadView
        id={SPREAD_ID}
        spread={shown}
        page={Number(asked.get('page'))}
        name={nationName(shown.nation, shown.nation)}
      />
      <StickerSwaps album={album} />
    </>
  );
}

const PLACE_KEY = 'sl:album';

/** Returns the parameters of the address; without them, those of the last visit. */
function useAlbumPlace(): URLSearchParams {
  const [asked] = useSearchParams();
  const hasPlace = asked.has('nation');
  useEffect(() => {
    if (hasPlace) localStore.setItem(PLACE_KEY, asked.toString());
  }, [asked, hasPlace]);
  return hasPlace ? asked : new URLSearchParams(localStore.getItem(PLACE_KEY) ?? '');
}

export function AlbumTotal() {
  const { t } = useShellTexts();
  const { album } = useAlbum();
  if (!album || (album.pasted === 0 && siteLedger.fault)) return null;
  const { pasted, total, doubles, recalled } = album;
  const counts = [
    t('album.progress', { count: pasted, total }),
    recalled > 0 && t('album.recalled', { count: recalled }),
    doubles > 0 && t('album.doubles', { count: doubles }),
  ];
  return (
    <>
      <span className={css.numeral} aria-hidden="true">
        <Numeral>
          {pasted}
          <small>/{total}</small>
        </Numeral>
      </span>
      <div className={css.progress}>
        <AlbumProgress album={album} label={t('album.title')} />
        <p>{counts.filter(Boolean).join(' · ')}</p>
      </div>
    </>
  );
}

function useAlbum() {
  const { data, error, refetch } = useQuery(albumQuery);
  const rounds = useRounds();
  const swaps = useSwaps();
  const filled = useMemo(() => data && rounds && swaps && fillAlbum(data, rounds, swaps), [data, rounds, swaps]);
  // Deferred, because rendering all slots of a nation at once blocks a slow phone.
  const album = useDeferredValue(filled, undefined);
  return { album, error: data ? null : error, refetch };
}
