import type { NamedPerson } from '@soccer-legends/contracts';
import { Dialog } from '@soccer-legends/ui';
import { PersonFacts } from './PersonFacts.tsx';

export interface FixDialogProps {
  /** Undefined while the dialog is closed. */
  person: NamedPerson | undefined;
  /** The field to focus first, such as `born` or `career`. */
  focus: string;
  onClose(): void;
}

export function FixDialog({ person, focus, onClose }: FixDialogProps) {
  return (
    <Dialog open={person !== undefined} wide title={person?.name ?? ''} onClose={onClose}>
      {person && (
        <PersonFacts
          key={`${person.kind} ${person.id}`}
          kind={person.kind}
          id={person.id}
          focus={focus}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
