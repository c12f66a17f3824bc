import { picturePath, type PictureSubject } from '@soccer-legends/contracts';
import { Button, Icon, type ButtonProps } from '@soccer-legends/ui';
import { useState, type ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { toastStore } from '../toasts/toast-store.ts';
import type { SharedDay, SharedResult } from './share-text.ts';

const loadShare = () => import('./share.lazy.tsx');

export interface ShareButtonProps {
  what: { round: SharedResult } | { day: SharedDay };
  picture: PictureSubject;
  look?: ButtonProps['look'];
  className?: string | undefined;
  children?: ReactNode;
}

/** A button that opens the share dialog. Its code loads at the first press; a toast reports a failure. */
export function ShareButton({ what, picture, look = 'secondary', className, children }: ShareButtonProps) {
  const { t, language } = useShellTexts();
  const [share, setShare] = useState<Awaited<ReturnType<typeof loadShare>>>();
  const [open, setOpen] = useState(false);

  function press(): void {
    loadShare().then(
      (loaded) => {
        setShare(loaded);
        setOpen(true);
      },
      (error: unknown) => {
        console.error('Sharing could not be loaded', error);
        toastStore.add({ title: t('play.noAnswer'), tone: 'destructive' });
      },
    );
  }

  return (
    <>
      <Button look={look} className={className} onClick={press}>
        <Icon name="share" size={22} /> {children ?? t('share.share')}
      </Button>
      {share && (
        <share.ShareDialog
          open={open}
          title={'day' in what ? t('share.titleDay', { matchday: what.day.matchday }) : t('share.title')}
          picture={picturePath(picture, language)}
          textIn={(form) => ('day' in what ? share.dayText(what.day, form, t) : share.roundText(what.round, form, t))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
