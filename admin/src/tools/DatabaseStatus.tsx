import type { DatabaseStatus as Status } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRead } from '../http/use-read.ts';
import { Card } from '../parts/Card.tsx';
import { Chip } from '../parts/Chip.tsx';
import { Figures } from '../parts/Figures.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { useFormat } from '../parts/use-format.ts';
import css from './DatabaseStatus.module.css';

export function DatabaseStatus() {
  const t = useTexts();
  const { number } = useFormat();
  const client = useQueryClient();
  const query = useRead<Status>('/api/admin/db-status');
  const refresh = (
    <SmallButton
      lang="en"
      disabled={query.isFetching}
      // What a run may cost is asked of the same database.
      onClick={() => void client.invalidateQueries()}
    >
      Refresh Status
    </SmallButton>
  );
  return (
    <Card title="Database Status" tools={refresh}>
      <Loaded query={query}>
        {({ status, message, playerCount, teamCount, coachCount }) => (
          <div className={css.status}>
            <p>
              <Chip tone={status === 'Connected' ? 'good' : 'bad'} lang="en">
                {status}
              </Chip>
              {message}
            </p>
            <Figures
              figures={[
                [t('entity.players'), number(playerCount)],
                [t('entity.teams'), number(teamCount)],
                [t('entity.coaches'), number(coachCount)],
              ]}
            />
          </div>
        )}
      </Loaded>
    </Card>
  );
}
