import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useRounds, useSwaps } from '../ledger/site-ledger.ts';
import { albumQuery } from './album-queries.ts';
import { fillAlbum } from './stickers.ts';

/** Returns the album with the visitor's stickers; undefined while it loads. */
export function useAlbum() {
  const { data, error, refetch } = useQuery(albumQuery);
  const rounds = useRounds();
  const swaps = useSwaps();
  const filled = useMemo(() => data && rounds && swaps && fillAlbum(data, rounds, swaps), [data, rounds, swaps]);
  // Deferred, because rendering all slots of a nation at once blocks a slow phone.
  const album = useDeferredValue(filled, undefined);
  return { album, error: data ? null : error, refetch };
}
