import type { ApiStats } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useState } from 'react';
import { Chart } from '../charts/Chart.tsx';
import { useRead } from '../http/use-read.ts';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Figures } from '../parts/Figures.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { SourceNote } from '../parts/SourceNote.tsx';
import { useFormat } from '../parts/use-format.ts';
import { API_STATS } from './api-stats-path.ts';
import css from './ApiFootballTab.module.css';
import { PlayerSearchDialog } from './PlayerSearchDialog.tsx';
import { QuotaBar } from './QuotaBar.tsx';

export function ApiFootballTab() {
  const t = useTexts();
  const [searching, search] = useState(false);
  const query = useRead<ApiStats>(API_STATS, 'Failed to fetch API statistics');
  const tools = <Button onClick={() => search(true)}>{t('apiFootball.search')}</Button>;
  return (
    <Card title="API-Football" tools={tools}>
      <Loaded query={query} failure={<span lang="es">Error al cargar las estadísticas de la API.</span>}>
        {(stats) => <Stats stats={stats} />}
      </Loaded>
      <PlayerSearchDialog open={searching} onClose={() => search(false)} />
    </Card>
  );
}

function Stats({ stats }: { stats: ApiStats }) {
  const t = useTexts();
  const { number } = useFormat();
  const { dailyLimit, dailyRemaining, minuteLimit, minuteRemaining } = stats.apiRateLimits;
  return (
    <div className={css.stats}>
      <SourceNote source={stats.source} />
      <Figures
        figures={[
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
      <p className={css.note}>{t('quota.reset')}</p>
      {stats.usage.length === 0 ? (
        <Empty>{t('apiFootball.noUsage')}</Empty>
      ) : (
        <Chart
          title={t('apiFootball.byDay')}
          rowsOf={t('chart.day')}
          series={[{ name: t('apiFootball.calls'), colour: '--sky' }]}
          rows={stats.usage.map(({ day, used }) => ({ label: day, values: [used] }))}
        />
      )}
    </div>
  );
}
