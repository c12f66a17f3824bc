import type { AdminPlayerRow, Page, PlayerStatus } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { QueryView } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import layout from '../components/layout.module.css';

const MOST_FOUND = 8;

/** Queries the first players whose name or country matches the search. Requests nothing for an empty search. */
export function useFoundPlayers(search: string, status?: PlayerStatus) {
  const { language } = usePlatform();
  const query = new URLSearchParams({
    ...{ search, ...(status && { status }), sort: 'name', order: 'asc', page: '1', pageSize: String(MOST_FOUND) },
    language,
  });
  return useApiQuery<Page<AdminPlayerRow>>(search === '' ? undefined : `/api/admin/players?${query}`);
}

interface FoundPlayersProps {
  search: string;
  status?: PlayerStatus;
  isOffered(player: AdminPlayerRow): boolean;
  /** Key of the button's text, with the parameters `name` and `country`. */
  label: string;
  onChoose(player: AdminPlayerRow): void;
}

/** Lists the players that a search finds, each as a button that chooses the player. */
export function FoundPlayers({ search, status, isOffered, label, onChoose }: FoundPlayersProps) {
  const t = useTexts();
  const { nationName } = usePlatform();
  const found = useFoundPlayers(search, status);
  return (
    <QueryView query={found}>
      {({ items }) => {
        const offered = items.filter(isOffered);
        if (offered.length === 0) return <p>{t('table.noMatch')}</p>;
        return (
          <ul className={layout.row}>
            {offered.map((player) => (
              <li key={player.id}>
                <SmallButton onClick={() => onChoose(player)}>
                  {t(label, { name: player.name, country: nationName(player.nation, player.country) })}
                </SmallButton>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
