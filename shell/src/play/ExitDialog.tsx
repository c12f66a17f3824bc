import type { Translate } from '@soccer-legends/game-sdk';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { AskedExit } from './use-exit.ts';

export interface ExitDialogProps {
  /** Undefined closes the dialog. */
  asked: AskedExit | undefined;
  gameTexts: Translate;
  onExit(): void;
  onStay(): void;
}

export function ExitDialog({ asked, gameTexts, onExit, onStay }: ExitDialogProps) {
  const { t } = useShellTexts();
  const { title, text } = textsOf(asked);
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={title}
      confirm={t('shell.exit')}
      onConfirm={onExit}
      onCancel={onStay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );

  function textsOf(exit: AskedExit | undefined) {
    if (!exit) return { title: '', text: '' };
    if ('question' in exit) return { title: gameTexts(exit.question.title), text: gameTexts(exit.question.text) };
    const { answered, total } = exit.staysOpen;
    return { title: t('matchday.staysOpen'), text: t('matchday.staysOpenText', { answered, total }) };
  }
}
