import type { ExitQuestion, Translate } from '@soccer-legends/game-sdk';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export interface ExitDialogProps {
  /** Undefined while nobody wants to leave, or nothing is to be asked. */
  question: ExitQuestion | undefined;
  gameTexts: Translate;
  onExit(): void;
  onStay(): void;
}

/** Asks before a game is left at a moment when that is hardly meant. */
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
