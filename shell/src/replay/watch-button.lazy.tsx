import { Button, ConfirmDialog, Icon } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { LoadedPart } from '../page/LoadedPart.tsx';
import type { WatchedRound } from './friend.ts';

const loadWatch = () => import('./watch.lazy.tsx');

export interface WatchButtonProps extends WatchedRound {
  isOwn?: boolean;
  /** Given for a fixture that the visitor has not played. Called when the visitor agrees that the fixture then does not count. */
  onSpoiled?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** Plays a round in the game's own board. The code for that loads at the first press. */
export function WatchButton({ isOwn = false, onSpoiled, onClose, ...round }: WatchButtonProps) {
  const { t } = useShellTexts();
  const [stage, setStage] = useState<'closed' | 'asking' | 'open'>('closed');
  return (
    <>
      <Button look="secondary" onClick={() => setStage(onSpoiled ? 'asking' : 'open')}>
        <Icon name="play" size={22} /> {t(isOwn ? 'replay.watchOwn' : 'replay.watch')}
      </Button>
      <ConfirmDialog
        open={stage === 'asking'}
        title={t('replay.playFirst')}
        confirm={t('replay.watchAnyway')}
        onConfirm={() => {
          onSpoiled?.();
          setStage('open');
        }}
        // The dialog also calls this after the confirmation, when it closes.
        onCancel={() => setStage((latest) => (latest === 'asking' ? 'closed' : latest))}
      >
        <p>{t('replay.spoils')}</p>
      </ConfirmDialog>
      {stage === 'open' && (
        <LoadedPart load={loadWatch}>
          {({ WatchRound }) => (
            <WatchRound
              {...round}
              onClose={() => {
                setStage('closed');
                onClose?.();
              }}
            />
          )}
        </LoadedPart>
      )}
    </>
  );
}
