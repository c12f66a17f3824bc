import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadNationNames, useNationName } from '../i18n/nation-names.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useRounds, useSwaps } from '../ledger/site-ledger.ts';
import { Problem } from '../page/Problem.tsx';
import { albumQuery } from './album-queries.ts';
import css from './Album.module.css';
import { NationNav } from './NationNav.tsx';
import { SpreadView } from './SpreadView.tsx';
import { fillAlbum, firstSpread } from './stickers.ts';
import { SwapDesk } from './SwapDesk.tsx';

/** Shows the nation that the address names, such as `?nation=FRA`. */
export function Album() {
  const { t, language } = useShellTexts();
  const { data, error, refetch } = useQuery(albumQuery);
  const rounds = useRounds();
  const swaps = useSwaps();
  const asked = useSearchParams()[0].get('nation');
  const nationName = useNationName(language);
  useEffect(() => void loadNationNames(language), [language]);
  const filled = useMemo(() => data && rounds && swaps && fillAlbum(data, rounds, swaps), [data, rounds, swaps]);
  // Deferred, because rendering all slots of a nation at once blocks a slow phone.
  const album = useDeferredValue(filled, undefined);
  if (error && !data) return <Problem text={t('album.unavailable')} onRetry={() => void refetch()} />;
  if (!album) return null;

  const shown = album.spreads.find(({ nation }) => nation === asked) ?? firstSpread(album.spreads);
  if (!shown) return null;
  const progress = t('album.progress', { count: album.pasted, total: album.total });
  return (
    <>
      <div className={css.progress}>
        <progress value={album.pasted} max={album.total} aria-label={t('album.title')} />
        <p>{album.doubles > 0 ? `${progress} · ${t('album.doubles', { count: album.doubles })}` : progress}</p>
      </div>
      <NationNav spreads={album.spreads} shown={shown} nationName={nationName} />
      <SpreadView spread={shown} name={nationName(shown.nation, shown.nation)} />
      <SwapDesk album={album} />
    </>
  );
}
