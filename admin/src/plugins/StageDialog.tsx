import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

const DEFAULT_SHARE = 10;

export interface StageDialogProps {
  /** Undefined while the dialog is closed. */
  release: string | undefined;
  /** `share` is a whole percentage from 0 to 100. */
  onConfirm(reason: string, share: number): void;
  onClose(): void;
}

/** Asks for the percentage of visitors who get a version; 0 ends the staging. */
export function StageDialog({ release, onConfirm, onClose }: StageDialogProps) {
  const t = useTexts();
  const [share, setShare] = useState(String(DEFAULT_SHARE));
  return (
    <ReasonDialog
      open={release !== undefined}
      title={t('plugins.verb.stage')}
      confirm={t('plugins.verb.stage')}
      onClose={onClose}
      onConfirm={(reason) => onConfirm(reason, Math.min(100, Math.max(0, Math.round(Number(share)))))}
    >
      <p>{t('plugins.warning.stage', { release: release ?? '' })}</p>
      <TextField label={t('plugins.share')} type="number" min={0} max={100} required value={share} onValue={setShare} />
    </ReasonDialog>
  );
}
