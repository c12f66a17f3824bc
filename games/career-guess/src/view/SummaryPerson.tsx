import { usePlatform } from '@soccer-legends/game-sdk/react';
import { FittedName, Portrait, VisuallyHidden } from '@soccer-legends/ui';
import css from './SummaryPerson.module.css';
import type { LineupPlayer } from './use-lineup.ts';

export interface SummaryPersonProps {
  label: string;
  /** Whether only screen readers get the label, because nobody stands beside the player. */
  alone?: boolean;
  player: LineupPlayer | undefined;
}

export function SummaryPerson({ label, alone = false, player }: SummaryPersonProps) {
  const { nationName } = usePlatform();
  return (
    <div>
      <dt className={css.label}>{alone ? <VisuallyHidden>{label}</VisuallyHidden> : label}</dt>
      <dd className={css.person}>
        {player ? (
          <>
            <Portrait photo={player.photo} mode="full" alt="" width={42} />
            <span className={css.facts}>
              <strong>
                <FittedName name={player.name} />
              </strong>
              <span>{nationName(player.nation, player.country)}</span>
            </span>
          </>
        ) : (
          <span className={css.blank} aria-hidden="true" />
        )}
      </dd>
    </div>
  );
}
