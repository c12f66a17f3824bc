import * as Tabs from '@radix-ui/react-tabs';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef, type ComponentType } from 'react';
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
import { TABS, type TabName } from './tab-names.ts';
import { useTab } from './use-tab.ts';

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
const names = Object.keys(TABS) as TabName[];

export function DashboardTabs() {
  const t = useTexts();
  const [tab, open] = useTab();
  const list = useRef<HTMLDivElement>(null);
  // A phone shows a few tabs at a time: the open one is among them.
  useEffect(() => {
    list.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <Tabs.Root value={tab} onValueChange={open} activationMode="manual">
      <Tabs.List ref={list} className={css.list} aria-label={t('dashboard.tabs')}>
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name} className={css.tab} lang="en">
            {TABS[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {names.map((name) => {
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
