import type { SyncCapacity } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { Specified } from '../components/Specified.tsx';
import { useSyncRuns } from '../sync/context.ts';
import { CoachesByNameDialog, PlayersByNameDialog } from './ByNameDialogs.tsx';
import { LeaguesDialog } from './LeaguesDialog.tsx';
import { ExistingPlayersDialog, NewPlayersDialog } from './PlayersDialogs.tsx';
import css from './SyncCard.module.css';
import { TeamPlayersDialog } from './TeamPlayersDialog.tsx';

/** Runs with a dialog for details, and the text keys of their buttons. */
const WITH_DETAILS = {
  newPlayers: { button: 'Sync New Players from API', Dialog: NewPlayersDialog },
  existingPlayers: { button: 'Update Existing Players', Dialog: ExistingPlayersDialog },
  teamPlayers: { button: 'Sync Complete Teams from API', Dialog: TeamPlayersDialog },
  playersByName: { button: 'Sync Players by Name Search', Dialog: PlayersByNameDialog },
  coachesByName: { button: 'Sync Coach by Name Search', Dialog: CoachesByNameDialog },
} as const;
const DETAILED = Object.keys(WITH_DETAILS) as (keyof typeof WITH_DETAILS)[];

/** Runs that only need confirmation. */
const CONFIRMED = ['existingCoaches', 'teamsStats'] as const;

type RunName = (typeof DETAILED)[number] | (typeof CONFIRMED)[number] | 'leagues';

/** Buttons that start runs. During another run, or without calls left, only a run of leagues can be started. */
export function SyncActions({ capacity }: { capacity: SyncCapacity }) {
  const t = useTexts();
  const { busy } = useSyncRuns();
  const [openDialog, setOpenDialog] = useState<RunName>();
  const blocked = busy || capacity.syncCapacity <= 0;
  return (
    <>
      <div className={css.buttons}>
        {DETAILED.map((name) => (
          <Button
            key={name}
            look={name === 'newPlayers' ? 'primary' : 'secondary'}
            disabled={blocked}
            onClick={() => setOpenDialog(name)}
          >
            <Specified text={WITH_DETAILS[name].button} />
          </Button>
        ))}
        {CONFIRMED.map((name) => (
          <Button key={name} look="secondary" disabled={blocked} onClick={() => setOpenDialog(name)}>
            {t(`tools.${name}.button`)}
          </Button>
        ))}
        <Button look="secondary" onClick={() => setOpenDialog('leagues')}>
          {t('tools.leagues.button')}
        </Button>
      </div>
      <RunDialogs {...{ openDialog, capacity }} onClose={() => setOpenDialog(undefined)} />
    </>
  );
}

interface RunDialogsProps {
  openDialog: RunName | undefined;
  capacity: SyncCapacity;
  onClose(): void;
}

function RunDialogs({ openDialog, capacity, onClose }: RunDialogsProps) {
  return (
    <>
      <LeaguesDialog action="leagues" open={openDialog === 'leagues'} capacity={capacity} onClose={onClose} />
      {DETAILED.map((name) => {
        const { Dialog } = WITH_DETAILS[name];
        return <Dialog key={name} action={name} open={openDialog === name} capacity={capacity} onClose={onClose} />;
      })}
      {CONFIRMED.map((name) => (
        <ConfirmedRun key={name} name={name} open={openDialog === name} onClose={onClose} />
      ))}
    </>
  );
}

interface ConfirmedRunProps {
  name: (typeof CONFIRMED)[number];
  open: boolean;
  onClose(): void;
}

function ConfirmedRun({ name, open, onClose }: ConfirmedRunProps) {
  const t = useTexts();
  const { start } = useSyncRuns();
  return (
    <ConfirmDialog
      open={open}
      title={t(`tools.${name}.button`)}
      confirm={t('tools.start')}
      onCancel={onClose}
      onConfirm={() => {
        start(name);
        onClose();
      }}
    >
      <p>{t(`tools.${name}.warning`)}</p>
    </ConfirmDialog>
  );
}
