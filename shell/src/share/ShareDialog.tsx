import { PICTURE_SIZE } from '@soccer-legends/contracts';
import { Button, buttonClass, Choice, Dialog } from '@soccer-legends/ui';
import { useEffect, useRef, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { sendText, sharingHere, type SendOutcome } from './send-text.ts';
import { keepShareForm, shareForm } from './share-form.ts';
import css from './ShareDialog.module.css';
import { FILE_NAME, usePictureFile } from './use-picture-file.ts';
import type { ShareForm } from './share-text.ts';

export interface ShareDialogProps {
  open: boolean;
  title: string;
  /** Address of the picture beside the text. */
  picture: string;
  /** Whether the text has a form with signs and one in words. */
  hasForms?: boolean;
  textIn(form: ShareForm): string;
  onClose(): void;
}

/** Shows the text to share, with signs or in words, and passes it on. */
export function ShareDialog({ open, title, picture, hasForms = true, textIn, onClose }: ShareDialogProps) {
  const { t } = useShellTexts();
  const [form, setForm] = useState(shareForm);
  const [outcome, setOutcome] = useState<SendOutcome>();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = textIn(form);
  const sharing = sharingHere();
  const file = usePictureFile(picture, open && sharing.share !== undefined);
  const [isShown, setShown] = useState(true);

  useEffect(() => {
    if (outcome === 'select') field.current?.select();
  }, [outcome]);

  function choose(value: string): void {
    const chosen = value as ShareForm;
    keepShareForm(chosen);
    setForm(chosen);
    setOutcome(undefined);
  }

  async function send(): Promise<void> {
    // A second press selects the text again.
    setOutcome(undefined);
    setOutcome(await sendText(text, sharing, file));
  }

  const actions = (
    <>
      <Button look="secondary" onClick={onClose}>
        {t('ui.close')}
      </Button>
      {isShown && (
        <a className={buttonClass('secondary')} href={picture} download={FILE_NAME}>
          {t('share.save')}
        </a>
      )}
      <Button onClick={() => void send()}>{t(sharing.share ? 'share.share' : 'share.copy')}</Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onClose} actions={actions}>
      <div className={css.share}>
        {isShown && (
          <img className={css.picture} src={picture} {...PICTURE_SIZE} alt="" onError={() => setShown(false)} />
        )}
        {hasForms && (
          <Choice
            label={t('share.form')}
            choices={[
              { value: 'signs', label: t('share.signs') },
              { value: 'words', label: t('share.words') },
            ]}
            value={form}
            onChange={choose}
          />
        )}
        <textarea ref={field} className={css.text} aria-label={t('share.text')} readOnly rows={5} value={text} />
        <p role="status" className={css.status}>
          {outcome === 'copied' && t('share.copied')}
          {outcome === 'select' && t('share.select')}
          {(outcome === undefined || outcome === 'shared' || outcome === 'canceled') && t('share.noAnswers')}
        </p>
      </div>
    </Dialog>
  );
}
