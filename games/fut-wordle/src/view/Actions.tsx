import { usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, ConfirmButton } from '@soccer-legends/ui';
import { hintedClub } from '../rules/answer.ts';
import type { WordleMove, WordleRefusal, WordleState } from '../rules/state.ts';
import css from './Actions.module.css';

export interface ActionsProps {
  state: WordleState;
  send: GameViewProps<WordleState, WordleMove, WordleRefusal>['play'];
}

export function Actions({ state, send }: ActionsProps) {
  const t = useTexts();
  const { clubName } = usePlatform();
  return (
    <div className={css.actions}>
      <Hint
        team={hintedClub(state.answer, clubName)}
        hinted={state.hinted}
        onHint={() => void send({ kind: 'hint' })}
      />
      <ConfirmButton
        label={t('giveUp.button')}
        title={t('giveUp.title')}
        text={t('giveUp.text')}
        confirm={t('giveUp.confirm')}
        onConfirm={() => send({ kind: 'giveUp' })}
      />
    </div>
  );
}

/** The button for the hint, which then shows the club and the years there. */
function Hint({ team, hinted, onHint }: { team: string; hinted: boolean; onHint(): void }) {
  const t = useTexts();
  return (
    <div className={css.hint}>
      <Button
        look="secondary"
        // `disabled` would make the button lose the focus.
        aria-disabled={hinted}
        onClick={onHint}
      >
        {hinted ? t('hint.text', { team }) : t('hint.show')}
      </Button>
    </div>
  );
}
