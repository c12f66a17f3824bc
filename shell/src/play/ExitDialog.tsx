import type { ExitQuestion, Translate } from '@soccer-legends/game-sdk';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export interface ExitDialogProps {
  /** Undefined while the dialog is closed. */
  question: ExitQuestion | undefined;
  gameTexts: Translate;
  onExit(): void;
  onStay(): void;
}

/** Asks before the player leaves at a moment that is probably a mistake. */
export function ExitDialog({ question, gameTexts, onExit, onStay }: ExitDialogProps) {
  const { t } = useShellTexts();
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={question ? gameTexts(question.title) : ''}
      confirm={t('shell.exit')}
      onConfirm={onExit}
      onCancel={onStay}
    >
      {question && <p>{gameTexts(question.text)}</p>}
    </ConfirmDialog>
  );
}
