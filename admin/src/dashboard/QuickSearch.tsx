import { fold, type AdminCoach, type AdminGame, type AdminTeam } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog, SearchBox } from '@soccer-legends/ui';
import { useEffect, useState } from 'react';
import { formatFragment, type Fragment } from '../address/fragment.ts';
import type { TabName } from '../address/tabs.ts';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFoundPlayers } from '../facts/FoundPlayers.tsx';
import { useSettled } from '../facts/use-effects.ts';
import { useApiQuery } from '../http/use-api.ts';
import css from './DashboardTabs.module.css';

interface Destination extends Fragment {
  label: string;
}

/** The tabs in which actions are found, with the text keys of the actions. */
const ACTIONS: readonly (readonly [TabName, label: string])[] = [
  ['players', 'newPerson.players'],
  ['coaches', 'newPerson.coaches'],
  ['categories', 'categories.add'],
  ['tables', 'csv.file'],
  ['plugins', 'plugins.upload'],
  ['admin', 'tools.existingCoaches.button'],
  ['admin', 'tools.teamsStats.button'],
  ['admin', 'tools.leagues.button'],
  ['api-football', 'apiFootball.search'],
  ['people', 'administrators.add'],
  ['sessions', 'sessions.end'],
  ['audit', 'audit.verify'],
  ['health', 'alerts.test'],
];

/** A button, with the shortcut Ctrl+K, that opens a search for pages, actions, people, clubs and games. */
export function QuickSearch({ pages }: { pages: readonly Destination[] }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <SmallButton aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        {t('quickSearch.title')} <kbd aria-hidden="true">Ctrl K</kbd>
      </SmallButton>
      <Dialog open={isOpen} title={t('quickSearch.title')} onClose={() => setOpen(false)}>
        {isOpen && (
          <div className={css.search}>
            <Search pages={pages} onClose={() => setOpen(false)} />
          </div>
        )}
      </Dialog>
    </>
  );
}

const MOST_SHOWN = 12;

function Search({ pages, onClose }: { pages: readonly Destination[]; onClose(): void }) {
  const t = useTexts();
  const [text, setText] = useState('');
  const settled = useSettled(text.trim());
  const players = useFoundPlayers(settled);
  const others = useOthers();
  const key = fold(text.trim());
  const actions = ACTIONS.filter(([tab]) => pages.some((page) => page.tab === tab));
  const places = actions.map(([tab, label]): Destination => ({ tab, view: {}, label: t(label) }));
  const named = [...pages, ...places, ...others].filter(({ label }) => fold(label).includes(key));
  const people = players.data?.items.map(({ id, name }) => personAt('players', id, name)) ?? [];
  const items = key === '' ? pages : [...named, ...people].slice(0, MOST_SHOWN);
  return (
    <SearchBox<Destination>
      label={t('quickSearch.label')}
      placeholder={t('table.search')}
      items={items}
      textOf={({ label }) => label}
      keyOf={(item) => formatFragment(item) + item.label}
      text={text}
      onText={setText}
      onChoose={(item) => {
        onClose();
        location.hash = formatFragment(item);
      }}
      pending={settled !== text.trim() || players.isFetching}
      remark={t('table.noMatch')}
    />
  );
}

const personAt = (tab: 'players' | 'teams' | 'coaches', id: number, label: string): Destination => ({
  ...{ tab, label },
  view: { person: String(id) },
});

/** Returns all clubs, coaches and games. The server searches the players, because there may be 100,000. */
function useOthers(): Destination[] {
  const teams = useApiQuery<AdminTeam[]>('/api/admin/teams?players=false').data ?? [];
  const coaches = useApiQuery<AdminCoach[]>('/api/coaches?limit=1000', 'Failed to fetch coaches').data ?? [];
  const games = useApiQuery<AdminGame[]>('/api/admin/games', 'Failed to fetch games').data ?? [];
  return [
    ...games.map(({ name }): Destination => ({ tab: 'games', view: {}, label: name })),
    ...teams.map(({ id, name }) => personAt('teams', id, name)),
    ...coaches.map(({ id, name }) => personAt('coaches', id, name)),
  ];
}
