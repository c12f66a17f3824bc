import type { PlayerHit } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, PlayerSearch } from '@soccer-legends/ui';
import { useId, useState } from 'react';
import css from './Round.module.css';

export interface AnswerProps {
  /** Whether an answer is on its way. The form then accepts no input. */
  sending: boolean;
  /** Whether the last answer did not reach the server. */
  failed: boolean;
  onSubmit(playerId: number): void;
}

export function Answer({ sending, failed, onSubmit }: AnswerProps) {
  const t = useTexts();
  const alertId = useId();
  const { text, chosen, misses, change, submit } = useAnswer({ sending, onSubmit });
  const fault = misses > 0 ? t('answer.chooseFirst') : failed ? t('answer.notSent') : null;
  return (
    <div className={css.answer}>
      <PlayerSearch
        label={t('answer.label')}
        text={text}
        chosen={chosen}
        onChange={change}
        onEnter={submit}
        invalid={misses > 0}
        action={
          // Not `disabled` while sending, because the button would lose the focus.
          <Button disabled={chosen === null} aria-disabled={sending || undefined} onClick={submit}>
            {t(sending ? 'answer.sending' : 'answer.submit')}
          </Button>
        }
        {...(fault === null ? {} : { describedBy: alertId })}
      />
      {fault !== null && (
        <p key={misses} id={alertId} role="alert" className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

function useAnswer({ sending, onSubmit }: Pick<AnswerProps, 'sending' | 'onSubmit'>) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PlayerHit | null>(null);
  // A counter, so that a second Enter announces the message again.
  const [misses, setMisses] = useState(0);

  return {
    ...{ text, chosen, misses },
    change(typed: string, player: PlayerHit | null) {
      if (sending) return;
      setText(typed);
      setChosen(player);
      setMisses(0);
    },
    submit() {
      if (sending) return;
      if (chosen) onSubmit(chosen.id);
      else setMisses(misses + 1);
    },
  };
}
