import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, Icon, PlayerSearch } from '@soccer-legends/ui';
import { useId, type ReactNode, type Ref } from 'react';
import type { WheelMove, WheelPhase, WheelRefusal, WheelState } from '../rules/state.ts';
import css from './GuessForm.module.css';
import type { Message } from './use-message.ts';
import { useGuess } from './use-guess.ts';

/** Why a guess was rejected; undefined if accepted. */
export type Refusal = ReturnType<GameViewProps<WheelState, WheelMove, WheelRefusal>['play']>;

export interface GuessFormProps {
  inputRef: Ref<HTMLInputElement>;
  phase: WheelPhase['kind'];
  /** The verdict or the next step. A hint about the guess replaces it. */
  message: Message;
  /** A control beside the message. */
  aside: ReactNode;
  onGuess(text: string, chosenId: number | null): Refusal;
}

/** The search for a player, with the message above it. */
export function GuessForm({ inputRef, phase, message, aside, onGuess }: GuessFormProps) {
  const t = useTexts();
  const hintId = useId();
  const { text, chosen, hint, isTooShort, change, submit } = useGuess({ phase, onGuess });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={css.line}>
        {message.isCorrect !== undefined && !hint && <VerdictMark isCorrect={message.isCorrect} />}
        <p id={hintId} className={hint ? `${css.message} ${css.hint}` : css.message}>
          {hint ?? message.shown}
        </p>
        {aside}
      </div>
      <PlayerSearch
        inputRef={inputRef}
        label={t('guess.label')}
        text={text}
        chosen={chosen}
        onChange={change}
        onEnter={submit}
        // The clues were announced already.
        {...((hint !== undefined || phase !== 'guessing') && { describedBy: hintId })}
        invalid={isTooShort}
        freeText
        action={
          <Button type="submit" aria-disabled={phase !== 'guessing'}>
            {t('guess.submit')}
          </Button>
        }
      />
    </form>
  );
}

function VerdictMark({ isCorrect }: { isCorrect: boolean }) {
  return (
    <span className={isCorrect ? css.right : css.wrong}>
      <Icon name={isCorrect ? 'check' : 'cross'} size={20} />
    </span>
  );
}
