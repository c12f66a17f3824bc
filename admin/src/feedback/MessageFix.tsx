import type { FeedbackEntry, NamedPerson, PlayerHit } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { PersonFacts } from '../facts/PersonFacts.tsx';
import layout from '../components/layout.module.css';
import css from './FeedbackTab.module.css';
import { useClosedMessage } from './use-closed-message.ts';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { PersonButton } from './PersonButton.tsx';

export interface MessageFixProps {
  /** Undefined while the dialog is closed. */
  message: FeedbackEntry | undefined;
  /** The person, if already known. */
  about?: NamedPerson | undefined;
  onClose(): void;
}

/** Corrects a fact that a message reports. The administrator chooses the person first; saving closes the message. */
export function MessageFix({ message, about, onClose }: MessageFixProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<NamedPerson>();
  const person = about ?? chosen;
  const close = useClosedMessage();
  const leave = (): void => {
    setChosen(undefined);
    onClose();
  };
  return (
    <Dialog open={message !== undefined} wide title={person?.name ?? t('messages.who')} onClose={leave}>
      <blockquote dir="auto" className={css.text}>
        {message?.feedback}
      </blockquote>
      {message && !person && <MessagePeople key={message.id} messageId={message.id} onChoose={setChosen} />}
      {message && person && (
        <PersonFacts
          kind={person.kind}
          id={person.id}
          focus="career"
          onSaved={({ version }) => close.mutate({ id: message.id, closed: true, revision: version })}
          onClose={leave}
        />
      )}
    </Dialog>
  );
}

interface MessagePeopleProps {
  messageId: number;
  onChoose(person: NamedPerson): void;
}

/** The people whom a message names, and a search for others. */
function MessagePeople({ messageId, onChoose }: MessagePeopleProps) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const named = useApiQuery<NamedPerson[]>(`/api/admin/feedback/${messageId}/people`);
  return (
    <div className={layout.below}>
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
  if (people.length === 0) return <Empty>{t('messages.nobody')}</Empty>;
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
