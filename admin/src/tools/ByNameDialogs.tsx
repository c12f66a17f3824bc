import { SHORTEST_NAME_SEARCH } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { Specified } from '../components/Specified.tsx';
import { SyncDialog, type SyncDialogProps } from './SyncDialog.tsx';

const LEAST = <Specified text="Mínimo 3 caracteres" />;

export function PlayersByNameDialog({ capacity: _, ...dialog }: SyncDialogProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const searchName = text.trim();
  const request = searchName.length >= SHORTEST_NAME_SEARCH ? { searchName } : undefined;
  return (
    <SyncDialog {...dialog} title="Sync Players by Name Search" request={request}>
      <TextField label={t('tools.byName.player')} hint={LEAST} value={text} onValue={setText} />
    </SyncDialog>
  );
}

export function CoachesByNameDialog({ capacity: _, ...dialog }: SyncDialogProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const coachName = coachNames(text);
  const hint = (
    <>
      {LEAST}. {t('tools.byName.list')}
    </>
  );
  return (
    <SyncDialog
      {...dialog}
      title="Sync Coaches by Name Search"
      request={coachName === undefined ? undefined : { coachName }}
    >
      <TextField label={t('tools.byName.coaches')} hint={hint} value={text} onValue={setText} />
    </SyncDialog>
  );
}

/** Normalizes a comma-separated list of names; undefined if it is too short or contains no name. */
export function coachNames(text: string): string | undefined {
  if (text.trim().length < SHORTEST_NAME_SEARCH) return undefined;
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length > 0 ? names.join(', ') : undefined;
}
