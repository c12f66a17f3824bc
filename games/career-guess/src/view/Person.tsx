import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait } from '@soccer-legends/ui';
import css from './Person.module.css';
import type { LineupPlayer } from './use-lineup.ts';

/** A player of the summary; a blank sticker until the data has loaded. */
export function Person({ label, player }: { label: string; player: LineupPlayer | undefined }) {
  const t = useTexts();
  const { nationName } = usePlatform();
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.person}>
        {player ? (
          <>
            <Portrait photo={player.photo} mode="full" alt={t('summary.photoOf', { name: player.name })} width={84} />
            <strong className={css.name}>{player.name}</strong>
            <span>{nationName(player.nation, player.country)}</span>
          </>
        ) : (
          <span className={css.blank} aria-hidden="true" />
        )}
      </dd>
    </div>
  );
}
