import type { FeedbackEntry, NamedPerson, PlayerHit } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { PersonFacts } from '../facts/PersonFacts.tsx';
import css from './FeedbackTab.module.css';
import { useClosedLetter } from './use-closed-letter.ts';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { PersonButton } from './PersonButton.tsx';

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

interface LetterPeopleProps {
  letterId: number;
  onChoose(person: NamedPerson): void;
}

/** The people whom a letter names, and a search for others. */
function LetterPeople({ letterId, onChoose }: LetterPeopleProps) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const named = useApiQuery<NamedPerson[]>(`/api/admin/feedback/${letterId}/people`);
  return (
    <div className={css.letter}>
      <SearchField label={t('table.search')} value={search} onSearch={setSearch} />
      {search.length > 1 ? (
        <FoundPlayers search={search} onChoose={onChoose} />
      ) : (
        <QueryView query={named}>{(people) => <People people={people} onChoose={onChoose} />}</QueryView>
      )}
    </div>
  );
}

function FoundPlayers({ search, onChoose }: { search: string; onChoose(person: NamedPerson): void }) {
  const query = useApiQuery<PlayerHit[]>(`/api/players/search?q=${encodeURIComponent(search)}`);
  return (
    <QueryView query={query}>
      {(hits) => <People people={hits.map(({ id, name }) => ({ kind: 'players', id, name }))} onChoose={onChoose} />}
    </QueryView>
  );
}

function People({ people, onChoose }: { people: readonly NamedPerson[]; onChoose(person: NamedPerson): void }) {
  const t = useTexts();
  if (people.length === 0) return <Empty>{t('letters.nobody')}</Empty>;
  return (
    <ul className={css.people}>
      {people.map((person) => (
        <li key={`${person.kind} ${person.id}`}>
          <PersonButton person={person} onClick={onChoose} />
        </li>
      ))}
    </ul>
  );
}
