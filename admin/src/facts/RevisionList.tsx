import type { Revision } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip } from '../components/Chip.tsx';
import { Entries } from '../components/Entry.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFormat } from '../locales/use-format.ts';
import layout from '../components/layout.module.css';
import { Difference } from './Difference.tsx';
import { RevisionItem } from './RevisionItem.tsx';
import css from './RevisionList.module.css';

export interface RevisionListProps {
  revisions: readonly Revision[];
  /** Opens a person; if absent, names are not shown. */
  onOpen?(revision: Revision): void;
  onRevert(revision: Revision): void;
}

interface RunListProps extends RevisionListProps {
  /** Reverts all revisions of a run. */
  onRevertRun(run: RevisedRun): void;
}

export interface RevisedRun {
  run: string;
  /** The readable name. */
  name: string;
}

/** Lists revisions. Consecutive ones of the same run are grouped under its name. */
export function RunList({ onRevertRun, ...list }: RunListProps) {
  const t = useTexts();
  const { number } = useFormat();
  const runName = useRunName();
  return runsOf(list.revisions).map((revisions) => {
    const [{ id, run, at }] = revisions;
    if (run === null) return <RevisionList key={id} {...list} revisions={revisions} />;
    const name = runName(run, at);
    return (
      <details key={id} open className={css.run}>
        <summary>
          {name} · {t('facts.runSize', { count: number(revisions.length) })}
        </summary>
        <RevisionList {...list} revisions={revisions} />
        <p className={layout.row}>
          <button type="button" className={css.quiet} onClick={() => onRevertRun({ run, name })}>
            {t('facts.revertRun', { run: name })}
          </button>
        </p>
      </details>
    );
  });
}

const RUN_KINDS = ['sync', 'csv', 'merge', 'split', 'edition', 'revert'] as const;

/** Returns a function for the readable name of a run of revisions, such as "Sync of Nov 29, 2026, 12:00 PM". */
export function useRunName(): (run: string, at: string) => string {
  const t = useTexts();
  const { time } = useFormat();
  return (run, at) => {
    const kind = RUN_KINDS.find((name) => run.startsWith(`${name}-`));
    return kind ? t(`facts.run.${kind}`, { time: time(at) }) : run;
  };
}

type SomeRevisions = [Revision, ...Revision[]];

/** Groups consecutive revisions of the same run. */
function runsOf(revisions: readonly Revision[]): SomeRevisions[] {
  const runs: SomeRevisions[] = [];
  for (const revision of revisions) {
    const last = runs.at(-1);
    if (last?.[0].run === revision.run) last.push(revision);
    else runs.push([revision]);
  }
  return runs;
}

export function RevisionList({ revisions, onOpen, onRevert }: RevisionListProps) {
  const t = useTexts();
  return (
    <Entries>
      {revisions.map((revision) => {
        const { id, source, name, added, changes } = revision;
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
              <SmallButton aria-label={t('facts.revertNamed', { name, id })} onClick={() => onRevert(revision)}>
                {t('facts.revert')}
              </SmallButton>
            }
          />
        );
      })}
    </Entries>
  );
}
