import type { SyncRun, SyncStatus } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip, type ChipTone } from '../components/Chip.tsx';

const TONES: Readonly<Record<SyncStatus, ChipTone>> = { in_progress: 'busy', completed: 'good', failed: 'bad' };

/** The status of a run. A canceled run has failed only in the API. */
export function RunStatus({ run: { status, failure, detail } }: { run: SyncRun }) {
  const t = useTexts();
  if (failure === 'canceled')
    return <Chip>{detail ? t('history.canceledBy', { name: detail }) : t('history.canceled')}</Chip>;
  return <Chip tone={TONES[status]}>{t(`history.status.${status}`)}</Chip>;
}
