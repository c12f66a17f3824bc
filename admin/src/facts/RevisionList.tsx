import type { Revision } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip } from '../components/Chip.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Time } from '../components/Time.tsx';
import { Difference } from './Difference.tsx';
import css from './RevisionList.module.css';

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
    <ol className={css.revisions}>
      {revisions.map((revision) => {
        const { id, at, actor, source, reason, run, name, added, changes, reverts } = revision;
        return (
          <li key={id} className={css.revision}>
            <p className={css.head}>
              {onOpen && <NameButton onClick={() => onOpen(revision)}>{name}</NameButton>}
              <Chip tone={source === 'hand' ? 'good' : 'plain'}>{t(`facts.by.${source}`)}</Chip>
              {reverts !== null && <Chip>{t('facts.reverts', { id: reverts })}</Chip>}
              <span>{actor}</span>
              <Time iso={at} />
              {run !== null && <code>{run}</code>}
            </p>
            {reason !== null && <p className={css.reason}>{reason}</p>}
            <ul>
              {added && <li>{t('facts.added')}</li>}
              {changes.map((change, index) => (
                <li key={index}>
                  <Difference {...change} />
                </li>
              ))}
            </ul>
            <p className={css.actions}>
              <SmallButton aria-label={t('facts.revertNamed', { name, id })} onClick={() => onRevert(revision)}>
                {t('facts.revert')}
              </SmallButton>
              {run !== null && onRevertRun && (
                <SmallButton onClick={() => onRevertRun(run)}>{t('facts.revertRun', { run })}</SmallButton>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
