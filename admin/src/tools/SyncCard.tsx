import type { SyncCapacity } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiQuery } from '../http/use-api.ts';
import { Card } from '../components/Card.tsx';
import { Stats } from '../components/Stats.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SourceNote } from '../components/SourceNote.tsx';
import { useFormat } from '../locales/use-format.ts';
import { SyncActions } from './SyncActions.tsx';
import layout from '../components/layout.module.css';

export function SyncCard() {
  const t = useTexts();
  const { number } = useFormat();
  const query = useApiQuery<SyncCapacity>('/api/admin/sync-info');
  const left = (calls: number | null) => (calls === null ? '–' : number(calls));
  return (
    <Card title="API Data Sync">
      <QueryView query={query}>
        {(capacity) => (
          <div className={layout.fields}>
            <SourceNote source={capacity.source} />
            <Stats
              stats={[
                [t('tools.currentPlayers'), number(capacity.currentPlayers)],
                [t('tools.capacity'), capacity.syncCapacity],
                [t('quota.minuteLeft'), left(capacity.rateLimits.minuteRemaining)],
                [t('quota.dayLeft'), left(capacity.rateLimits.dailyRemaining)],
              ]}
            />
            {capacity.syncCapacity <= 0 && <p role="status">{t('tools.noCapacity')}</p>}
            <SyncActions capacity={capacity} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
