import { usePlatform } from '@soccer-legends/game-sdk/react';
import { FittedName, Flag, Portrait } from '@soccer-legends/ui';
import css from './Person.module.css';
import type { LineupPlayer } from './use-lineup.ts';

export interface PersonProps {
  label: string;
  player: LineupPlayer | undefined;
  width: number;
  turning?: boolean;
}

/** A player with sticker, name and country, or the back of a sticker while the data loads. */
export function Person({ label, player, width, turning = false }: PersonProps) {
  const { nationName } = usePlatform();
  return (
    <div className={css.person}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.facts}>
        {player ? (
          <>
            <span className={turning ? css.turning : undefined}>
              <Portrait photo={player.photo} mode="full" alt="" width={width} eager />
            </span>
            <strong>
              <FittedName name={player.name} />
            </strong>
            <span className={css.country}>
              <Flag nation={player.nation} width={24} />
              <FittedName name={nationName(player.nation, player.country)} />
            </span>
          </>
        ) : (
          <span className={css.back} style={{ width }} aria-hidden="true" />
        )}
      </dd>
    </div>
  );
}
