import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { useRounds, useSwaps } from '../ledger/site-ledger.ts';
import { albumQuery } from './album-queries.ts';
import { AlbumProgress } from './AlbumProgress.tsx';
import css from './AlbumStrip.module.css';
import { slotClass } from './slot.ts';
import { Sticker } from './Sticker.tsx';
import { fillAlbum, latestStickers, newStickers, startOfDay } from './stickers.ts';
import type { Swap } from '../ledger/swap.ts';

const STICKER_WIDTH = 96;

export interface AlbumStripProps {
  count: number;
  /** Shown instead until there is a sticker. */
  empty: ReactNode;
}

/** Shows how full the album is and its latest stickers, and empty slots if there are fewer than `count`. */
export function AlbumStrip({ count, empty }: AlbumStripProps) {
  const { t } = useShellTexts();
  const rounds = useRounds();
  const swaps = useSwaps();
  // A first visit has no stickers, so it does not request the album.
  const { data } = useQuery({ ...albumQuery, enabled: rounds !== undefined && hasStickers(rounds, swaps ?? []) });
  const album = data && rounds && fillAlbum(data, rounds, swaps);
  if (!album || album.pasted === 0) return empty;
  const progress = t('album.progress', { count: album.pasted, total: album.total });
  const added = newStickers(data, { rounds, swaps: swaps ?? [] }, startOfDay(new Date())).length;
  const latest = latestStickers(album, rounds, count);
  return (
    <>
      <span className={css.progress}>
        {added > 0 ? `${progress} · ${t('album.newToday', { count: added })}` : progress}
        <AlbumProgress album={album} />
      </span>
      <span className={css.stickers} aria-hidden="true">
        {latest.map((player) => (
          <span key={player.id}>
            <Sticker player={player} width={STICKER_WIDTH} fill />
            <span translate="no" className={css.name}>
              {player.name}
            </span>
          </span>
        ))}
        {Array.from({ length: count - latest.length }, (_, place) => (
          <span key={`slot ${place}`}>
            <span className={slotClass} />
          </span>
        ))}
      </span>
    </>
  );
}

function hasStickers(rounds: readonly RoundEntry[], swaps: readonly Swap[]): boolean {
  return swaps.length > 0 || rounds.some(({ met = [] }) => met.some(([, named]) => named === 1));
}
