import type { PlayerDetail } from '@soccer-legends/game-sdk/data';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useEffect, useState } from 'react';
import { fetchPlayer } from '../players.ts';

export type LineupPlayer = Pick<PlayerDetail, 'name' | 'country' | 'nation' | 'photo' | 'career'>;

const NOBODY: ReadonlyMap<number, LineupPlayer> = new Map();

/**
 * Returns the players of played rounds by id. A player is missing while loading; one who fails to load has a
 * placeholder.
 */
export function useLineup(ids: readonly number[]): ReadonlyMap<number, LineupPlayer> {
  const { http, t, log } = useServices();
  const [lineup, setLineup] = useState(NOBODY);
  const wanted = [...new Set(ids)].join();

  useEffect(() => {
    let left = false;
    for (const id of wanted === '' ? [] : wanted.split(',').map(Number)) {
      void fetchPlayer(http, id)
        .catch((fault: unknown): LineupPlayer => {
          log(`Player ${id} could not be fetched`, fault);
          return {
            name: t('summary.unknownPlayer', { id }),
            country: t('summary.unknownCountry'),
            nation: null,
            photo: null,
            career: [],
          };
        })
        .then((player) => {
          if (!left) setLineup((former) => new Map(former).set(id, player));
        });
    }
    return () => {
      left = true;
    };
  }, [http, log, t, wanted]);

  return lineup;
}
