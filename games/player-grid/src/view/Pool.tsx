import type { PlayerGridPlayer } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import type { Ref } from 'react';
import { Chip } from './Chip.tsx';
import css from './Pool.module.css';

export interface PoolProps {
  ref: Ref<HTMLUListElement>;
  players: readonly PlayerGridPlayer[];
  picked: number | undefined;
  /** Whether a screen reader describes the keys, at the first player. */
  describesKeys: boolean;
  onPress(player: number): void;
}

export function Pool({ ref, players, picked, describesKeys, onPress }: PoolProps) {
  const t = useTexts();
  return (
    <ul ref={ref} className={css.pool} aria-label={t('players')}>
      {players.map((player, index) => (
        <Chip
          key={player.id}
          player={player}
          picked={player.id === picked}
          described={describesKeys && index === 0}
          onPress={() => onPress(player.id)}
        />
      ))}
    </ul>
  );
}
