import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { FittedName, Portrait } from '@soccer-legends/ui';
import css from './SummaryPerson.module.css';
import type { LineupPlayer } from './use-lineup.ts';

export function SummaryPerson({ label, player }: { label: string; player: LineupPlayer | undefined }) {
  const t = useTexts();
  const { nationName } = usePlatform();
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.person}>
        {player ? (
          <>
            <Portrait photo={player.photo} mode="full" alt={t('summary.photoOf', { name: player.name })} width={42} />
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
