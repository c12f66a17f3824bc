import type { FeedbackEntry, NamedPerson } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { PersonFacts } from '../facts/PersonFacts.tsx';
import css from './FeedbackTab.module.css';
import { LetterPeople } from './LetterPeople.tsx';
import { useClosedLetter } from './use-closed-letter.ts';

export interface LetterFixProps {
  /** Undefined while the dialog is closed. */
  letter: FeedbackEntry | undefined;
  /** The person, if already known. */
  about?: NamedPerson | undefined;
  onClose(): void;
}

/** Corrects a fact that a letter reports. The administrator chooses the person first; saving closes the letter. */
export function LetterFix({ letter, about, onClose }: LetterFixProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<NamedPerson>();
  const person = about ?? chosen;
  const close = useClosedLetter();
  const leave = (): void => {
    setChosen(undefined);
    onClose();
  };
  return (
    <Dialog open={letter !== undefined} wide title={person?.name ?? t('letters.who')} onClose={leave}>
      <blockquote dir="auto" className={css.text}>
        {letter?.feedback}
      </blockquote>
      {letter && !person && <LetterPeople key={letter.id} letterId={letter.id} onChoose={setChosen} />}
      {letter && person && (
        <PersonFacts
          kind={person.kind}
          id={person.id}
          focus="career"
          onSaved={({ version }) => close.mutate({ id: letter.id, closed: true, revision: version })}
          onClose={leave}
        />
      )}
    </Dialog>
  );
}
