import type { SyncCapacity } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { useApiQuery } from '../http/use-api-query.ts';
import { Card } from '../components/Card.tsx';
import { Stats } from '../components/Stats.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SourceNote } from '../components/SourceNote.tsx';
import { useFormat } from '../components/use-format.ts';
import { useSyncRuns } from '../sync/context.ts';
import { CoachesByNameDialog } from './CoachesByNameDialog.tsx';
import { ExistingPlayersDialog } from './ExistingPlayersDialog.tsx';
import { NewPlayersDialog } from './NewPlayersDialog.tsx';
import { PlayersByNameDialog } from './PlayersByNameDialog.tsx';
import css from './SyncCard.module.css';
import { TeamPlayersDialog } from './TeamPlayersDialog.tsx';

const BUTTONS = {
  newPlayers: 'Sync New Players from API',
  existingPlayers: 'Update Existing Players',
  teamPlayers: 'Sync Complete Teams from API',
  playersByName: 'Sync Players by Name Search',
  coachesByName: 'Sync Coach by Name Search',
} as const;

const DIALOGS = {
  newPlayers: NewPlayersDialog,
  existingPlayers: ExistingPlayersDialog,
  teamPlayers: TeamPlayersDialog,
  playersByName: PlayersByNameDialog,
  coachesByName: CoachesByNameDialog,
};

type DialogName = keyof typeof BUTTONS | 'existingCoaches' | 'teamsStats';

export function SyncCard() {
  const t = useTexts();
  const { number } = useFormat();
  const query = useApiQuery<SyncCapacity>('/api/admin/sync-info');
  const { busy, start } = useSyncRuns();
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const close = () => setOpenDialog(undefined);
  return (
    <Card title="API Data Sync">
      <QueryView query={query}>
        {(capacity) => {
          const blocked = busy || capacity.syncCapacity <= 0;
          const { minuteRemaining, dailyRemaining } = capacity.rateLimits;
          return (
            <div className={css.sync}>
              <SourceNote source={capacity.source} />
              <Stats
                stats={[
                  [t('tools.currentPlayers'), number(capacity.currentPlayers)],
                  [t('tools.capacity'), capacity.syncCapacity],
                  [t('quota.minuteLeft'), minuteRemaining === null ? '–' : number(minuteRemaining)],
                  [t('quota.dayLeft'), dailyRemaining === null ? '–' : number(dailyRemaining)],
                ]}
              />
              {capacity.syncCapacity <= 0 && <p role="status">{t('tools.noCapacity')}</p>}
              <div className={css.buttons} lang="en">
                {(Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).map((name) => (
                  <Button
                    key={name}
                    look={name === 'newPlayers' ? 'primary' : 'secondary'}
                    disabled={blocked}
                    onClick={() => setOpenDialog(name)}
                  >
                    {BUTTONS[name]}
                  </Button>
                ))}
              </div>
              <div className={css.buttons}>
                <Button look="secondary" disabled={blocked} onClick={() => setOpenDialog('existingCoaches')}>
                  {t('tools.existingCoaches.button')}
                </Button>
                <Button look="secondary" disabled={blocked} onClick={() => setOpenDialog('teamsStats')}>
                  {t('tools.teamsStats.button')}
                </Button>
              </div>
              {(Object.keys(DIALOGS) as (keyof typeof DIALOGS)[]).map((name) => {
                const Dialog = DIALOGS[name];
                return <Dialog key={name} open={openDialog === name} capacity={capacity} onClose={close} />;
              })}
              {(['existingCoaches', 'teamsStats'] as const).map((name) => (
                <ConfirmDialog
                  key={name}
                  open={openDialog === name}
                  title={t(`tools.${name}.button`)}
                  confirm={t('tools.start')}
                  onCancel={close}
                  onConfirm={() => {
                    start(name);
                    close();
                  }}
                >
                  <p>{t(`tools.${name}.warning`)}</p>
                </ConfirmDialog>
              ))}
            </div>
          );
        }}
      </QueryView>
    </Card>
  );
}
