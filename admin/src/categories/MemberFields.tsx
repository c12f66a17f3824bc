import type { CategoryMember } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { SearchField } from '../components/SearchField.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { FoundPlayers } from '../facts/FoundPlayers.tsx';
import css from './MemberFields.module.css';

interface MemberFieldsProps {
  members: readonly CategoryMember[];
  onChange(members: readonly CategoryMember[]): void;
}

/** The players of a group, and a search for adding others. */
export function MemberFields({ members, onChange }: MemberFieldsProps) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  return (
    <fieldset className={css.members}>
      <legend>{t('categories.members')}</legend>
      <ul className={css.list}>
        {members.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>{' '}
            <SmallButton
              aria-label={t('facts.removeNamed', { name })}
              onClick={() => onChange(members.filter((member) => member.id !== id))}
            >
              ×
            </SmallButton>
          </li>
        ))}
      </ul>
      <SearchField label={t('categories.addPlayer')} value={search} onSearch={setSearch} />
      {search !== '' && (
        <FoundPlayers
          search={search}
          status="inGames"
          isOffered={({ id }) => members.every((member) => member.id !== id)}
          label="categories.addNamed"
          onChoose={({ id, name }) => {
            onChange([...members, { id, name }]);
            setSearch('');
          }}
        />
      )}
    </fieldset>
  );
}
