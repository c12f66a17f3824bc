import { usePlatform, useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { Portrait, TeamBadge } from '@soccer-legends/ui';
import { isOpen, type ConnectState } from '../rules/state.ts';
import css from './EndCard.module.css';
import { endingLines } from './message.ts';

/** How the game ended. If the time was over, also the pairs that were on the screen. */
export function EndCard({ state }: SummaryProps<ConnectState>) {
  const t = useTexts();
  const { clubName } = usePlatform();
  const [headline] = endingLines(state, t);
  const open = state.ending === 'timeOver' ? state.slots.filter(isOpen) : [];
  return (
    <section className={css.card}>
      <h2>{headline}</h2>
      {open.length > 0 && (
        <>
          <h3>{t('leftOver')}</h3>
          <ul>
            {open.map(({ player, club }) => (
              <li key={player.id}>
                <Portrait photo={player.photo} mode="full" alt="" width={36} />
                <span translate="no">{player.name}</span>
                <TeamBadge name={clubName(club.name)} logo={club.logo} size={32} />
                <span translate="no">{clubName(club.name)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
