import type { PlayerHit } from '@soccer-legends/game-sdk/data';
import { useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, PlayerSearch } from '@soccer-legends/ui';
import { useId, useState, type ReactNode, type Ref } from 'react';
import type { WheelMove, WheelPhase, WheelRefusal, WheelState } from '../rules/state.ts';
import css from './GuessForm.module.css';

type Refusal = ReturnType<GameViewProps<WheelState, WheelMove, WheelRefusal>['play']>;

export interface GuessFormProps {
  inputRef: Ref<HTMLInputElement>;
  phase: WheelPhase['kind'];
  /** The verdict or the next step; a hint about the guess replaces it. */
  message: string;
  /** A button beside the message. */
  aside: ReactNode;
  /** Returns why the guess was rejected, or undefined. */
  onGuess(text: string, chosenId: number | null): Refusal;
}

/** The rejections that the player can correct. */
const HINTS: Partial<Record<NonNullable<Refusal>, string>> = { tooShort: 'guess.tooShort', idle: 'guess.spinFirst' };

export function GuessForm({ inputRef, phase, message, aside, onGuess }: GuessFormProps) {
  const t = useTexts();
  const { announce } = useServices();
  const hintId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PlayerHit | null>(null);
  const [refused, setRefused] = useState<{ hint: string; phase: string }>();
  // The error belongs to the previous text.
  const hint = refused?.phase === phase ? refused.hint : undefined;

  function change(typed: string, player: PlayerHit | null) {
    setText(typed);
    setChosen(player);
    setRefused(undefined);
  }

  function submit() {
    const refusal = onGuess(text, chosen?.id ?? null);
    if (refusal === undefined) return change('', null);
    const key = HINTS[refusal];
    if (key === undefined) return;
    setRefused({ hint: key, phase });
    announce(t(key), 'assertive');
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={css.line}>
        <p id={hintId} className={hint ? `${css.message} ${css.hint}` : css.message}>
          {hint ? t(hint) : message}
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
        describedBy={hintId}
        invalid={hint === HINTS.tooShort}
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
