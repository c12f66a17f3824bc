import type { EditedKind, FactSheet, RevisionPage } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState, type ReactNode } from 'react';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { factsPath } from './facts-path.ts';
import { MergeForm } from './MergeForm.tsx';
import { PersonEditor } from './PersonEditor.tsx';
import css from './PersonFacts.module.css';
import { SplitForm } from './SplitForm.tsx';
import { RevisionList } from './RevisionList.tsx';
import { useRevert } from './use-revert.ts';

const VIEWS = ['details', 'edit', 'history', 'merge', 'split'] as const;
/** Clubs are neither merged nor split. */
const OF_PEOPLE: readonly string[] = ['merge', 'split'];

export interface PersonFactsProps {
  kind: EditedKind;
  id: number;
  /** Opens the form at this field. */
  focus?: string | undefined;
  onSaved?: ((sheet: FactSheet) => void) | undefined;
  /** Opens the next person of a list after saving. */
  onNext?: (() => void) | undefined;
  /**
   * Called when nothing is left to show. After saving, that is the case if the form was open from the start, or if the
   * person is now hidden. After the form closes, it is the case without details.
   */
  onClose(): void;
  children?: ReactNode;
}

/** The details, correction form and history of a person. */
export function PersonFacts({ kind, id, focus, onSaved, onNext, onClose, children }: PersonFactsProps) {
  const t = useTexts();
  const [view, setView] = useState<(typeof VIEWS)[number]>(focus === undefined ? 'details' : 'edit');
  const views = VIEWS.filter((name) => (name === 'details' ? children : kind !== 'clubs' || !OF_PEOPLE.includes(name)));
  const showDetails = (): void => (children ? setView('details') : onClose());
  return (
    <>
      <div className={css.views} role="group">
        {views.map((name) => (
          <SmallButton key={name} aria-pressed={view === name} onClick={() => setView(name)}>
            {t(`facts.view.${name}`)}
          </SmallButton>
        ))}
      </div>
      {view === 'details' && children}
      {view === 'merge' && <MergeForm kind={kind} id={id} onMerged={showDetails} />}
      {view === 'split' && kind !== 'clubs' && <SplitForm kind={kind} id={id} onSplit={showDetails} />}
      {view === 'history' && <PersonHistory kind={kind} id={id} />}
      {view === 'edit' && (
        <LoadedEditor
          kind={kind}
          id={id}
          focus={focus}
          hasNext={onNext !== undefined}
          onClose={showDetails}
          onSaved={(sheet) => {
            onSaved?.(sheet);
            if (onNext) onNext();
            else if (sheet.fields.hidden || focus !== undefined) onClose();
            else showDetails();
          }}
        />
      )}
    </>
  );
}

type LoadedEditorProps = Pick<PersonFactsProps, 'kind' | 'id' | 'focus'> & {
  hasNext: boolean;
  onSaved(sheet: FactSheet): void;
  onClose(): void;
};

function LoadedEditor({ kind, id, ...editor }: LoadedEditorProps) {
  const query = useApiQuery<FactSheet>(factsPath(kind, id));
  return (
    <QueryView query={query}>{(sheet) => <PersonEditor key={id} kind={kind} sheet={sheet} {...editor} />}</QueryView>
  );
}

/** The latest 100 revisions of a person or club, each with a button that reverts it. */
function PersonHistory({ kind, id }: { kind: EditedKind; id: number }) {
  const t = useTexts();
  const query = useApiQuery<RevisionPage>(`${factsPath(kind, id)}/history?pageSize=100`);
  const { mutate } = useRevert();
  return (
    <QueryView query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty>{t('facts.noHistory')}</Empty>
        ) : (
          <RevisionList revisions={items} onRevert={(revision) => mutate({ id: revision.id })} />
        )
      }
    </QueryView>
  );
}
