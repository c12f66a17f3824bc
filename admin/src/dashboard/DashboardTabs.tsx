import * as Tabs from '@radix-ui/react-tabs';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useId, useState, type ComponentType } from 'react';
import { useAddress } from '../address/context.ts';
import { FIXED_TITLES, TAB_GROUPS, TAB_NAMES, TAB_ROLES, type TabName } from '../address/tabs.ts';
import { ApiFootballTab } from '../api-football/ApiFootballTab.tsx';
import { AuditTab } from '../audit/AuditTab.tsx';
import { CategoriesTab } from '../categories/CategoriesTab.tsx';
import { CoachesTab } from '../coaches/CoachesTab.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { withTranslation } from '../components/Specified.tsx';
import { useFormat } from '../locales/use-format.ts';
import { useMediaQuery } from '../components/use-media-query.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { CsvCard } from '../facts/csv/CsvCard.tsx';
import { ChangesTab } from '../facts/ChangesTab.tsx';
import { FeedbackTab } from '../feedback/FeedbackTab.tsx';
import { GamesTab } from '../games/GamesTab.tsx';
import { HealthTab } from '../health/HealthTab.tsx';
import { AdministratorsTab } from '../administrators/AdministratorsTab.tsx';
import { OverviewTab } from '../overview/OverviewTab.tsx';
import { useWaiting } from '../overview/use-waiting.ts';
import { PlayersTab } from '../players/PlayersTab.tsx';
import { PluginsTab } from '../plugins/PluginsTab.tsx';
import { QualityTab } from '../quality/QualityTab.tsx';
import { ReviewTab } from '../review/ReviewTab.tsx';
import { useMay } from '../session-state.ts';
import { SessionsTab } from '../sessions/SessionsTab.tsx';
import { SyncHistoryTab } from '../sync-history/SyncHistoryTab.tsx';
import { TeamsTab } from '../teams/TeamsTab.tsx';
import { ToolsTab } from '../tools/ToolsTab.tsx';
import css from './DashboardTabs.module.css';
import { QuickSearch } from './QuickSearch.tsx';

const PANELS: Readonly<Record<TabName, ComponentType>> = {
  overview: OverviewTab,
  admin: ToolsTab,
  syncHistory: SyncHistoryTab,
  review: ReviewTab,
  'api-football': ApiFootballTab,
  players: PlayersTab,
  teams: TeamsTab,
  coaches: CoachesTab,
  categories: CategoriesTab,
  quality: QualityTab,
  changes: ChangesTab,
  tables: CsvCard,
  games: GamesTab,
  plugins: PluginsTab,
  feedback: FeedbackTab,
  audit: AuditTab,
  sessions: SessionsTab,
  people: AdministratorsTab,
  health: HealthTab,
};

/** The tabs that the administrator's role may open. Any other tab in the address opens the first one instead. */
export function DashboardTabs({ title }: { title: string }) {
  const may = useMay();
  const titleOf = useTitles();
  const { tab: requested, openTab } = useAddress();
  const isOpen = (name: TabName): boolean => may(TAB_ROLES[name] ?? 'editor');
  const tab = isOpen(requested) ? requested : 'admin';
  usePageTitle(tab === 'admin' ? title : `${titleOf(tab)} – ${title}`);
  return (
    <Tabs.Root
      className={css.tabs}
      value={tab}
      onValueChange={(name) => openTab(name as TabName)}
      orientation="vertical"
      activationMode="manual"
    >
      <TabList tab={tab} isOpen={isOpen} />
      {TAB_NAMES.filter(isOpen).map((name) => {
        const Panel = PANELS[name];
        return (
          <Tabs.Content key={name} value={name} className={css.panel}>
            <Panel />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}

const hasFixedTitle = (name: TabName): name is keyof typeof FIXED_TITLES => name in FIXED_TITLES;

function useTitles(): (name: TabName) => string {
  const t = useTexts();
  return (name) => (hasFixedTitle(name) ? FIXED_TITLES[name] : t(`dashboard.tab.${name}`));
}

interface TabListProps {
  tab: TabName;
  /** Whether the administrator's role may open a tab. */
  isOpen(name: TabName): boolean;
}

/** All tabs by group. On a phone, a button with the title of the open tab shows and hides them. */
function TabList({ tab, isOpen }: TabListProps) {
  const t = useTexts();
  const titleOf = useTitles();
  const id = useId();
  const waiting = useWaiting();
  // The same width is in the style sheet.
  const isWide = useMediaQuery('(width >= 900px)');
  // The tab for which the list was opened, so choosing another tab closes the list.
  const [shownFor, setShownFor] = useState<TabName>();
  const isShown = shownFor === tab;
  return (
    <div className={css.navigation}>
      {!isWide && (
        <SmallButton aria-expanded={isShown} aria-controls={id} onClick={() => setShownFor(isShown ? undefined : tab)}>
          {titleOf(tab)} <span aria-hidden="true">{isShown ? '▴' : '▾'}</span>
        </SmallButton>
      )}
      <Tabs.List id={id} className={css.list} hidden={!isWide && !isShown} aria-label={t('dashboard.tabs')}>
        {TAB_GROUPS.map(([group, names]) => (
          <div key={group} className={css.group}>
            <span id={`${id}-${group}`} className={css.label} hidden={group === 'start'}>
              {t(`dashboard.group.${group}`)}
            </span>
            {names.filter(isOpen).map((name) => (
              <Trigger key={name} name={name} group={`${id}-${group}`} waiting={waiting[name] ?? 0} />
            ))}
          </div>
        ))}
      </Tabs.List>
      <QuickSearch pages={TAB_NAMES.filter(isOpen).map((name) => ({ tab: name, view: {}, label: titleOf(name) }))} />
    </div>
  );
}

function Trigger({ name, group, waiting }: { name: TabName; group: string; waiting: number }) {
  const t = useTexts();
  const titleOf = useTitles();
  const { number } = useFormat();
  return (
    <Tabs.Trigger value={name} className={css.tab} aria-describedby={group}>
      {withTranslation(titleOf(name))}
      {waiting > 0 && (
        <span className={css.count} title={t('dashboard.waiting', { count: number(waiting) })} aria-hidden="true">
          {number(waiting)}
        </span>
      )}
    </Tabs.Trigger>
  );
}
