import type { Revision } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import type { ReactNode } from 'react';
import { Chip } from '../components/Chip.tsx';
import { Time } from '../components/Time.tsx';
import { Entry } from '../components/Entry.tsx';

interface RevisionItemProps {
  revision: Pick<Revision, 'actor' | 'at' | 'reason' | 'reverts'>;
  /** What was revised, and by which source. */
  what?: ReactNode;
  changes: readonly ReactNode[];
  actions: ReactNode;
}

/** Who changed what, when and why, with the actions on it. */
export function RevisionItem({ revision: { actor, at, reason, reverts }, what, changes, actions }: RevisionItemProps) {
  const t = useTexts();
  return (
    <Entry
      actions={actions}
      head={
        <>
          {what}
          {reverts !== null && <Chip>{t('facts.reverts', { id: reverts })}</Chip>}
          <span>{actor}</span>
          <Time iso={at} />
        </>
      }
    >
      {reason !== null && (
        <p>
          <em>{reason}</em>
        </p>
      )}
      <ul>
        {changes.map((change, index) => (
          <li key={index}>{change}</li>
        ))}
      </ul>
    </Entry>
  );
}
