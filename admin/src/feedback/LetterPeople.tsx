import type { NamedPerson, PlayerHit } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import css from './FeedbackTab.module.css';
import { PersonButton } from './PersonButton.tsx';

export interface LetterPeopleProps {
  letterId: number;
  onChoose(person: NamedPerson): void;
}

/** The people whom a letter names, and a search for others. */
export function LetterPeople({ letterId, onChoose }: LetterPeopleProps) {
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
