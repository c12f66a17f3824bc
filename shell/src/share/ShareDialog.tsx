import { PICTURE_SIZE } from '@soccer-legends/contracts';
import { Button, buttonClass, Choice, Dialog } from '@soccer-legends/ui';
import { useEffect, useRef, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { ShareForm } from './share-text.ts';
import css from './ShareDialog.module.css';
import { Signs } from './Signs.tsx';
import { type SendOutcome, sendText, sharingHere } from './send-text.ts';
import { localStore } from '../preferences/safe-storage.ts';

export interface ShareDialogProps {
  open: boolean;
  title: string;
  /** Path of the preview picture. The dialog hides a picture that cannot be loaded. */
  picture: string;
  /** Whether the text exists with symbols and in words. */
  hasForms?: boolean;
  /** Says what the text reveals. By default, that it contains no answers. */
  note?: string;
  textIn(form: ShareForm): string;
  onClose(): void;
}

export function ShareDialog({ open, title, picture, hasForms = true, note, textIn, onClose }: ShareDialogProps) {
  const { t } = useShellTexts();
  const [form, keepForm] = useShareForm();
  const [isShown, setShown] = useState(true);
  const text = textIn(form);
  const { hasDialog, outcome, send, clear } = useSharing({ text, picture, open });

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
        {hasForms && <FormChoice form={form} onChoose={keepForm} />}
        <ShareText text={text} selected={outcome === 'select'} />
        <ShareStatus outcome={outcome} note={note} />
      </div>
    </Dialog>
  );
}

function FormChoice({ form, onChoose }: { form: ShareForm; onChoose(form: ShareForm): void }) {
  const { t } = useShellTexts();
  return (
    <Choice
      label={t('share.form')}
      choices={[
        { value: 'signs', label: t('share.signs') },
        { value: 'words', label: t('share.words') },
      ]}
      value={form}
      onChange={(value) => onChoose(value as ShareForm)}
    />
  );
}

function ShareStatus({ outcome, note }: { outcome: SendOutcome | undefined; note: string | undefined }) {
  const { t } = useShellTexts();
  return (
    <p role="status" className={css.status}>
      {outcome === 'copied' || outcome === 'select' ? t(`share.${outcome}`) : (note ?? t('share.noAnswers'))}
    </p>
  );
}

const KEY = 'sl:share-form';

/** Returns the form that this browser stores as `sl:share-form`, by default `signs`, and a function that stores another. */
function useShareForm() {
  const [form, setForm] = useState<ShareForm>(() => (localStore.getItem(KEY) === 'words' ? 'words' : 'signs'));
  const keep = (chosen: ShareForm): void => {
    localStore.setItem(KEY, chosen);
    setForm(chosen);
  };
  return [form, keep] as const;
}

/** Shares a text with its picture. `outcome` is undefined until this text was shared, and after `clear`. */
function useSharing({ text, picture, open }: { text: string; picture: string; open: boolean }) {
  const [sent, setSent] = useState<{ text: string; outcome: SendOutcome }>();
  const sharing = sharingHere();
  const hasDialog = sharing.share !== undefined;
  const file = usePictureFile(picture, open && hasDialog);

  async function send(): Promise<void> {
    // Resets the outcome, so that a second press selects the text again.
    setSent(undefined);
    setSent({ text, outcome: await sendText(text, sharing, file) });
  }

  const outcome = sent?.text === text ? sent.outcome : undefined;
  return { hasDialog, outcome, send, clear: () => setSent(undefined) };
}

const FILE_NAME = 'soccer-legends.png';

/**
 * Loads the picture ahead, because browsers allow the share dialog only for a few seconds after a press. Returns
 * undefined until it is loaded, and if it cannot be loaded.
 */
function usePictureFile(address: string, wanted: boolean): File | undefined {
  const [file, setFile] = useState<{ address: string; file: File }>();
  useEffect(() => {
    if (!wanted) return undefined;
    const leave = new AbortController();
    loadPicture(address, leave.signal).then(
      (loaded) => loaded && setFile({ address, file: loaded }),
      // Without the picture, the text is shared alone.
      () => undefined,
    );
    return () => leave.abort();
  }, [address, wanted]);
  return file?.address === address ? file.file : undefined;
}

async function loadPicture(address: string, signal: AbortSignal): Promise<File | undefined> {
  const response = await fetch(address, { signal });
  if (!response.ok) return undefined;
  return new File([await response.blob()], FILE_NAME, { type: 'image/png' });
}

interface ShareTextProps {
  text: string;
  /** Selects the text, because the visitor has to copy it. */
  selected: boolean;
}

export function ShareText({ text, selected }: ShareTextProps) {
  const { t } = useShellTexts();
  const box = useRef<HTMLDivElement>(null);
  const address = text.lastIndexOf('\n') + 1;

  useEffect(() => {
    if (!selected || !box.current) return;
    box.current.focus();
    getSelection()?.selectAllChildren(box.current);
  }, [selected]);

  return (
    <div
      ref={box}
      className={css.text}
      role="textbox"
      tabIndex={0}
      aria-label={t('share.text')}
      aria-readonly="true"
      aria-multiline="true"
    >
      <Signs text={text.slice(0, address)} />
      <span className={css.address}>{text.slice(address)}</span>
    </div>
  );
}
