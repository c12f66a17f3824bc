import { PICTURE_SIZE } from '@soccer-legends/contracts';
import { Button, buttonClass, Dialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { FormChoice } from './FormChoice.tsx';
import { keepShareForm, shareForm } from './share-form.ts';
import type { ShareForm } from './share-text.ts';
import css from './ShareDialog.module.css';
import { ShareText } from './ShareText.tsx';
import { ShareStatus } from './ShareStatus.tsx';
import { FILE_NAME } from './use-picture-file.ts';
import { useSharing } from './use-sharing.ts';

export interface ShareDialogProps {
  open: boolean;
  title: string;
  /** Path of the preview picture. The dialog hides a picture that cannot be loaded. */
  picture: string;
  /** Whether the text exists with symbols and in words. */
  hasForms?: boolean;
  textIn(form: ShareForm): string;
  onClose(): void;
}

export function ShareDialog({ open, title, picture, hasForms = true, textIn, onClose }: ShareDialogProps) {
  const { t } = useShellTexts();
  const [form, setForm] = useState(shareForm);
  const [isShown, setShown] = useState(true);
  const text = textIn(form);
  const { hasDialog, outcome, send, clear } = useSharing({ text, picture, open });

  function choose(chosen: ShareForm): void {
    keepShareForm(chosen);
    setForm(chosen);
    clear();
  }

  /** The next opening begins without an outcome and loads the picture again. */
  function close(): void {
    clear();
    setShown(true);
    onClose();
  }

  const actions = (
    <>
      <Button look="secondary" onClick={close}>
        {t('ui.close')}
      </Button>
      {isShown && (
        <a className={buttonClass('secondary')} href={picture} download={FILE_NAME}>
          {t('share.save')}
        </a>
      )}
      <Button onClick={() => void send()}>{t(hasDialog ? 'share.share' : 'share.copy')}</Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={close} actions={actions}>
      <div className={css.share}>
        {isShown && (
          <img className={css.picture} src={picture} {...PICTURE_SIZE} alt="" onError={() => setShown(false)} />
        )}
        {hasForms && <FormChoice form={form} onChoose={choose} />}
        <ShareText text={text} selected={outcome === 'select'} />
        <ShareStatus outcome={outcome} />
      </div>
    </Dialog>
  );
}
