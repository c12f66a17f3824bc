import type { AdminPlayerRow, CategoryMember, Page } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { QueryView } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
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
        <Found
          search={search}
          known={members}
          onAdd={(player) => {
            onChange([...members, player]);
            setSearch('');
          }}
        />
      )}
    </fieldset>
  );
}

const MOST_FOUND = 8;

interface FoundProps {
  search: string;
  known: readonly CategoryMember[];
  onAdd(player: CategoryMember): void;
}

function Found({ search, known, onAdd }: FoundProps) {
  const t = useTexts();
  const { language, nationName } = usePlatform();
  const query = new URLSearchParams({
    ...{ search, status: 'inGames', sort: 'name', order: 'asc', page: '1', pageSize: String(MOST_FOUND) },
    language,
  });
  const found = useApiQuery<Page<AdminPlayerRow>>(`/api/admin/players?${query}`);
  return (
    <QueryView query={found}>
      {({ items }) => {
        const others = items.filter(({ id }) => known.every((member) => member.id !== id));
        if (others.length === 0) return <p>{t('table.noMatch')}</p>;
        return (
          <ul className={css.list}>
            {others.map(({ id, name, country, nation }) => (
              <li key={id}>
                <SmallButton onClick={() => onAdd({ id, name })}>
                  {t('categories.addNamed', { name, country: nationName(nation, country) })}
                </SmallButton>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
