import * as Tabs from '@radix-ui/react-tabs';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef, type ComponentType } from 'react';
import { useAddress } from '../address/context.ts';
import { TABS, type TabName } from '../address/tabs.ts';
import { ApiFootballTab } from '../api-football/ApiFootballTab.tsx';
import { AuditTab } from '../audit/AuditTab.tsx';
import { CoachesTab } from '../coaches/CoachesTab.tsx';
import { FeedbackTab } from '../feedback/FeedbackTab.tsx';
import { GamesTab } from '../games/GamesTab.tsx';
import { PlayersTab } from '../players/PlayersTab.tsx';
import { PluginsTab } from '../plugins/PluginsTab.tsx';
import { SyncHistoryTab } from '../sync-history/SyncHistoryTab.tsx';
import { TeamsTab } from '../teams/TeamsTab.tsx';
import { ToolsTab } from '../tools/ToolsTab.tsx';
import css from './DashboardTabs.module.css';

const PANELS: Readonly<Record<TabName, ComponentType>> = {
  admin: ToolsTab,
  players: PlayersTab,
  teams: TeamsTab,
  coaches: CoachesTab,
  syncHistory: SyncHistoryTab,
  feedback: FeedbackTab,
  games: GamesTab,
  'api-football': ApiFootballTab,
  plugins: PluginsTab,
  audit: AuditTab,
};
const NAMES = Object.keys(TABS) as TabName[];

export function DashboardTabs() {
  const t = useTexts();
  const { tab, openTab } = useAddress();
  const list = useRef<HTMLDivElement>(null);
  // A phone shows only some of the tabs: scroll to the open one.
  useEffect(() => {
    list.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <Tabs.Root value={tab} onValueChange={(name) => openTab(name as TabName)} activationMode="manual">
      <Tabs.List ref={list} className={css.list} aria-label={t('dashboard.tabs')}>
        {NAMES.map((name) => (
          <Tabs.Trigger key={name} value={name} className={css.tab} lang="en">
            {TABS[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {NAMES.map((name) => {
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
