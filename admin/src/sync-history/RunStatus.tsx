import type { SyncStatus } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip, type ChipTone } from '../components/Chip.tsx';

const TONES: Readonly<Record<SyncStatus, ChipTone>> = { in_progress: 'busy', completed: 'good', failed: 'bad' };

export function RunStatus({ status }: { status: SyncStatus }) {
  const t = useTexts();
  return <Chip tone={TONES[status]}>{t(`history.status.${status}`)}</Chip>;
}
