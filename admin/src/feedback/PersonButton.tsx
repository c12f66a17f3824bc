import type { NamedPerson } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { NameButton } from '../components/NameButton.tsx';

export interface PersonButtonProps {
  person: NamedPerson;
  onClick(person: NamedPerson): void;
}

/** The name of a person. Coaches are marked, because most of them were players and are in both lists. */
export function PersonButton({ person, onClick }: PersonButtonProps) {
  const t = useTexts();
  return (
    <>
      <NameButton onClick={() => onClick(person)}>{person.name}</NameButton>
      {person.kind === 'coaches' && ` (${t('entity.coach')})`}
    </>
  );
}
