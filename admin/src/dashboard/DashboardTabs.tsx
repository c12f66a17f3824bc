import * as Tabs from '@radix-ui/react-tabs';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useId, useRef, type ComponentType } from 'react';
import { useAddress } from '../address/context.ts';
import { TAB_GROUPS, TAB_ROLES, TABS, type TabName } from '../address/tabs.ts';
import { ApiFootballTab } from '../api-football/ApiFootballTab.tsx';
import { AuditTab } from '../audit/AuditTab.tsx';
import { CategoriesTab } from '../categories/CategoriesTab.tsx';
import { CoachesTab } from '../coaches/CoachesTab.tsx';
import { useMediaQuery } from '../components/use-media-query.ts';
import { ChangesTab } from '../facts/ChangesTab.tsx';
import { FeedbackTab } from '../feedback/FeedbackTab.tsx';
import { GamesTab } from '../games/GamesTab.tsx';
import { HealthTab } from '../health/HealthTab.tsx';
import { AdministratorsTab } from '../administrators/AdministratorsTab.tsx';
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

const PANELS: Readonly<Record<TabName, ComponentType>> = {
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
  games: GamesTab,
  plugins: PluginsTab,
  feedback: FeedbackTab,
  audit: AuditTab,
  sessions: SessionsTab,
  people: AdministratorsTab,
  health: HealthTab,
};
const NAMES = Object.keys(PANELS) as TabName[];

/** The tabs that the administrator's role may open. Any other tab in the address opens the first one instead. */
export function DashboardTabs() {
  const may = useMay();
  const { tab: requested, openTab } = useAddress();
  const isOpen = (name: TabName): boolean => may(TAB_ROLES[name] ?? 'editor');
  const tab = isOpen(requested) ? requested : 'admin';
  // The same width is in the style sheet.
  const isWide = useMediaQuery('(width >= 900px)');
  return (
    <Tabs.Root
      className={css.tabs}
      value={tab}
      onValueChange={(name) => openTab(name as TabName)}
      orientation={isWide ? 'vertical' : 'horizontal'}
      activationMode="manual"
    >
      <TabList tab={tab} isOpen={isOpen} />
      {NAMES.filter(isOpen).map((name) => {
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

interface TabListProps {
  tab: TabName;
  /** Whether the administrator's role may open a tab. */
  isOpen(name: TabName): boolean;
}

function TabList({ tab, isOpen }: TabListProps) {
  const t = useTexts();
  const id = useId();
  const groups = TAB_GROUPS.map(([group, names]) => [group, names.filter(isOpen)] as const);
  const list = useRef<HTMLDivElement>(null);
  // A phone shows only some of the tabs, so this scrolls the open tab to the center.
  useEffect(() => {
    list.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  return (
    <Tabs.List ref={list} className={css.list} aria-label={t('dashboard.tabs')}>
      {groups.map(([group, names]) => (
        <div key={group} className={css.group}>
          <span id={`${id}-${group}`} className={css.label}>
            {t(`dashboard.group.${group}`)}
          </span>
          {names.map((name) => (
            <Tabs.Trigger key={name} value={name} className={css.tab} lang="en" aria-describedby={`${id}-${group}`}>
              {TABS[name]}
            </Tabs.Trigger>
          ))}
        </div>
      ))}
    </Tabs.List>
  );
}
