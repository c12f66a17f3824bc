import type { Revision } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip } from '../components/Chip.tsx';
import { Entries } from '../components/Entry.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Difference } from './Difference.tsx';
import { RevisionItem } from './RevisionItem.tsx';

export interface RevisionListProps {
  revisions: readonly Revision[];
  /** Opens a person; if absent, names are not shown. */
  onOpen?(revision: Revision): void;
  onRevert(revision: Revision): void;
  /** Reverts all revisions of the same run; absent if that is not possible here. */
  onRevertRun?(run: string): void;
}

export function RevisionList({ revisions, onOpen, onRevert, onRevertRun }: RevisionListProps) {
  const t = useTexts();
  return (
    <Entries>
      {revisions.map((revision) => {
        const { id, source, run, name, added, changes } = revision;
        return (
          <RevisionItem
            key={id}
            revision={revision}
            what={
              <>
                {onOpen && <NameButton onClick={() => onOpen(revision)}>{name}</NameButton>}
                <Chip tone={source === 'hand' ? 'good' : 'plain'}>{t(`facts.by.${source}`)}</Chip>
              </>
            }
            changes={[
              ...(added ? [t('facts.added')] : []),
              ...changes.map((change, index) => <Difference key={index} {...change} />),
            ]}
            actions={
              <>
                <SmallButton aria-label={t('facts.revertNamed', { name, id })} onClick={() => onRevert(revision)}>
                  {t('facts.revert')}
                </SmallButton>
                {run !== null && onRevertRun && (
                  <SmallButton onClick={() => onRevertRun(run)}>{t('facts.revertRun', { run })}</SmallButton>
                )}
              </>
            }
          />
        );
      })}
    </Entries>
  );
}
