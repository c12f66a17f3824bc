import type { DatabaseStatus as Status } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApiQuery } from '../http/use-api.ts';
import { Card } from '../components/Card.tsx';
import { Chip } from '../components/Chip.tsx';
import { Stats } from '../components/Stats.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Specified } from '../components/Specified.tsx';
import { useFormat } from '../locales/use-format.ts';
import layout from '../components/layout.module.css';

export function DatabaseStatus() {
  const t = useTexts();
  const { language } = usePlatform();
  const { number } = useFormat();
  const client = useQueryClient();
  const query = useApiQuery<Status>('/api/admin/db-status');
  const refresh = (
    <SmallButton
      disabled={query.isFetching}
      // The sync capacity depends on the same database.
      onClick={() => void client.invalidateQueries()}
    >
      <Specified text="Refresh Status" />
    </SmallButton>
  );
  return (
    <Card title="Database Status" tools={refresh}>
      <QueryView query={query}>
        {({ status, message, playerCount, teamCount, coachCount }) => (
          <div className={layout.fields}>
            <p className={layout.row}>
              <Chip tone={status === 'Connected' ? 'good' : 'bad'} lang="en">
                {status}
              </Chip>
              {language === 'en' ? message : t(`tools.database${status === 'Connected' ? 'Answers' : 'Down'}`)}
            </p>
            <Stats
              stats={[
                [t('entity.players'), number(playerCount)],
                [t('entity.teams'), number(teamCount)],
                [t('entity.coaches'), number(coachCount)],
              ]}
            />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
