import { useTexts } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { ExitFacts } from './exit-facts.ts';
import type { GameVisit } from './visit.ts';

/** Returns the exit dialog and a function that opens it, or exits at once if there is nothing to ask. */
export function useExit({ exitFacts, steps, leave }: GameVisit) {
  const [asked, setAsked] = useState<ExitFacts>();
  /** Shows the result of the game, or leaves the page if there is no result or the round can be continued. */
  const exitNow = () => {
    setAsked(undefined);
    if (exitFacts().staysOpen || !steps.exit()) leave();
  };
  const askToExit = () => {
    const facts = exitFacts();
    if (facts.staysOpen || facts.question) setAsked(facts);
    else exitNow();
  };
  const dialog = <ExitDialog asked={asked} onExit={exitNow} onStay={() => setAsked(undefined)} />;
  return { askToExit, dialog };
}

function ExitDialog({ asked, onExit, onStay }: { asked: ExitFacts | undefined; onExit(): void; onStay(): void }) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const { staysOpen, question } = asked ?? {};
  const [title, text] = staysOpen
    ? [t('matchday.staysOpen'), t('matchday.staysOpenText', { ...staysOpen })]
    : question
      ? [gameTexts(question.title), gameTexts(question.text)]
      : ['', ''];
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={title}
      confirm={t('shell.exit')}
      // Nothing is lost in a round that stays open.
      look={asked && 'staysOpen' in asked ? 'primary' : 'danger'}
      onConfirm={onExit}
      onCancel={onStay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
