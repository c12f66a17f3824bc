import type { ApiStats } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Chart } from '../charts/Chart.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { Card } from '../components/Card.tsx';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { Stats } from '../components/Stats.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { SourceNote } from '../components/SourceNote.tsx';
import { useFormat } from '../locales/use-format.ts';
import { API_STATS } from './use-external-players.ts';
import layout from '../components/layout.module.css';
import css from './ApiFootballTab.module.css';
import { PlayerSearchDialog } from './PlayerSearchDialog.tsx';
import { QuotaBar } from './QuotaBar.tsx';

export function ApiFootballTab() {
  const t = useTexts();
  const [isSearchOpen, setSearchOpen] = useState(false);
  const query = useApiQuery<ApiStats>(API_STATS, 'Failed to fetch API statistics');
  const tools = (
    <SmallButton look="primary" onClick={() => setSearchOpen(true)}>
      {t('apiFootball.search')}
    </SmallButton>
  );
  return (
    <Card title="API-Football" tools={tools}>
      <QueryView query={query} failure={<span lang="es">Error al cargar las estadísticas de la API.</span>}>
        {(stats) => <StatsOverview stats={stats} />}
      </QueryView>
      <PlayerSearchDialog open={isSearchOpen} onClose={() => setSearchOpen(false)} />
    </Card>
  );
}

function StatsOverview({ stats }: { stats: ApiStats }) {
  const t = useTexts();
  const { number } = useFormat();
  const { dailyLimit, dailyRemaining, minuteLimit, minuteRemaining } = stats.apiRateLimits;
  return (
    <div className={layout.stack}>
      <SourceNote source={stats.source} />
      <Stats
        stats={[
          [t('entity.players'), number(stats.playerCount)],
          [t('entity.teams'), number(stats.teamCount)],
          [t('entity.leagues'), number(stats.leagueCount)],
          [t('entity.coaches'), number(stats.coachCount)],
        ]}
      />
      <div className={css.quotas}>
        <QuotaBar label={t('quota.day')} limit={dailyLimit} remaining={dailyRemaining} />
        <QuotaBar label={t('quota.minute')} limit={minuteLimit} remaining={minuteRemaining} />
      </div>
      <p className={layout.note}>{t('quota.reset')}</p>
      {stats.usage.length === 0 ? (
        <Empty>{t('apiFootball.noUsage')}</Empty>
      ) : (
        <Chart
          title={t('apiFootball.byDay')}
          rowHeader={t('chart.day')}
          series={[{ name: t('apiFootball.calls'), color: '--sky' }]}
          rows={stats.usage.map(({ day, used }) => ({ label: day, values: [used] }))}
        />
      )}
    </div>
  );
}
