import type { EditedPeople, FactSheet } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState, type ReactNode } from 'react';
import { QueryView } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { factsPath } from './facts-path.ts';
import { PersonEditor } from './PersonEditor.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import css from './PersonFacts.module.css';

const VIEWS = ['details', 'edit', 'history'] as const;

export interface PersonFactsProps {
  people: EditedPeople;
  id: number;
  /** Opens the form at this field. */
  focus?: string | undefined;
  /** Called when the person was hidden, and no list has the person any more. */
  onHidden(): void;
  /** The details of the person. */
  children: ReactNode;
}

/** The details of a person, with the form that corrects them and their history. */
export function PersonFacts({ people, id, focus, onHidden, children }: PersonFactsProps) {
  const t = useTexts();
  const [view, setView] = useState<(typeof VIEWS)[number]>(focus === undefined ? 'details' : 'edit');
  return (
    <>
      <div className={css.views} role="group">
        {VIEWS.map((name) => (
          <SmallButton key={name} aria-pressed={view === name} onClick={() => setView(name)}>
            {t(`facts.view.${name}`)}
          </SmallButton>
        ))}
      </div>
      {view === 'details' && children}
      {view === 'history' && <PersonHistory people={people} id={id} />}
      {view === 'edit' && (
        <LoadedEditor
          people={people}
          id={id}
          focus={focus}
          onClose={() => setView('details')}
          onSaved={(sheet) => (sheet.fields.hidden ? onHidden() : setView('details'))}
        />
      )}
    </>
  );
}

type LoadedEditorProps = Pick<PersonFactsProps, 'people' | 'id' | 'focus'> & {
  onSaved(sheet: FactSheet): void;
  onClose(): void;
};

function LoadedEditor({ people, id, ...editor }: LoadedEditorProps) {
  const query = useApiQuery<FactSheet>(factsPath(people, id));
  return (
    <QueryView query={query}>
      {(sheet) => <PersonEditor key={id} people={people} sheet={sheet} {...editor} />}
    </QueryView>
  );
}
