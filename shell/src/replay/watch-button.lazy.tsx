import { Button, Icon } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { LoadedPart } from '../page/LoadedPart.tsx';
import type { WatchedRound } from './friend.ts';

const loadWatch = () => import('./watch.lazy.tsx');

/** Plays a round in the game's own board. The code for that loads at the first press. */
export function WatchButton({ isOwn = false, ...round }: WatchedRound & { isOwn?: boolean }) {
  const { t } = useShellTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Icon name="play" size={22} /> {t(isOwn ? 'replay.watchOwn' : 'replay.watch')}
      </Button>
      {isOpen && (
        <LoadedPart load={loadWatch}>
          {({ WatchRound }) => <WatchRound {...round} onClose={() => setOpen(false)} />}
        </LoadedPart>
      )}
    </>
  );
}
