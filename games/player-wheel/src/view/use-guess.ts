import type { PlayerHit } from '@soccer-legends/game-sdk/data';
import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import type { GuessFormProps, Refusal } from './GuessForm.tsx';

/** Rejections that the player can correct. */
const HINTS: Partial<Record<NonNullable<Refusal>, string>> = { tooShort: 'guess.tooShort', idle: 'guess.spinFirst' };

/** Returns the typed guess, the hint about the last rejected one, and the functions of the form. */
export function useGuess({ phase, onGuess }: Pick<GuessFormProps, 'phase' | 'onGuess'>) {
  const t = useTexts();
  const { announce } = useServices();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PlayerHit | null>(null);
  const [refused, setRefused] = useState<{ hint: string; phase: string }>();
  // A hint applies only to the text that was rejected.
  const hint = refused?.phase === phase ? refused.hint : undefined;

  return {
    text,
    chosen,
    hint: hint === undefined ? undefined : t(hint),
    isTooShort: hint === HINTS.tooShort,
    change,
    submit,
  };

  function change(typed: string, player: PlayerHit | null): void {
    setText(typed);
    setChosen(player);
    setRefused(undefined);
  }

  function submit(): void {
    const refusal = onGuess(text, chosen?.id ?? null);
    if (refusal === undefined) return change('', null);
    const key = HINTS[refusal];
    if (key === undefined) return;
    setRefused({ hint: key, phase });
    announce(t(key), 'assertive');
  }
}
