import type { NamedPerson } from '@soccer-legends/contracts';
import { Dialog } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { PersonFacts } from './PersonFacts.tsx';

export interface FixDialogProps {
  /** Undefined while the dialog is closed. */
  person: NamedPerson | undefined;
  /** Opens the form at this field, such as `born` or `career`. */
  focus: string | undefined;
  onClose(): void;
  /** The details of the person. */
  children?: ReactNode;
}

export function FixDialog({ person, focus, onClose, children }: FixDialogProps) {
  return (
    <Dialog open={person !== undefined} wide title={person?.name ?? ''} onClose={onClose}>
      {person && (
        <PersonFacts
          key={`${person.kind} ${person.id}`}
          kind={person.kind}
          id={person.id}
          focus={focus}
          onClose={onClose}
        >
          {children}
        </PersonFacts>
      )}
    </Dialog>
  );
}
