import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, VisuallyHidden } from '@soccer-legends/ui';
import { useEffect, useId, type RefObject } from 'react';
import css from './GuessForm.module.css';
import { typedLetters } from './typed-letters.ts';

export interface GuessFormProps {
  ref: RefObject<HTMLInputElement | null>;
  /** As typed; during composition with an input method it may have other characters than A to Z. */
  text: string;
  length: number;
  invalid: boolean;
  /** Whether the device may show its own keyboard, which would cover the one on the page. */
  deviceKeyboard: boolean;
  onText(text: string): void;
  onGuess(): void;
}

export function GuessForm(props: GuessFormProps) {
  const { ref, text, length, onGuess } = props;
  const t = useTexts();
  const id = useId();

  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onGuess();
      }}
    >
      <VisuallyHidden>
        <label htmlFor={id}>{t('guess.label', { length })}</label>
      </VisuallyHidden>
      <GuessInput id={id} {...props} />
      <Button type="submit" disabled={typedLetters(text, length).length < length}>
        {t('guess.submit')}
      </Button>
    </form>
  );
}

interface GuessInputProps extends GuessFormProps {
  id: string;
}

function GuessInput({ id, ref, text, length, invalid, deviceKeyboard, onText, onGuess }: GuessInputProps) {
  const t = useTexts();
  return (
    <input
      ref={ref}
      id={id}
      className={css.input}
      value={text}
      placeholder={t('guess.label', { length })}
      inputMode={deviceKeyboard ? 'text' : 'none'}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      aria-invalid={invalid || undefined}
      onChange={({ currentTarget, nativeEvent }) => {
        // Changing the text during composition makes phones enter its letters twice.
        const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (!composing) foldLetters(currentTarget, length);
        onText(currentTarget.value);
      }}
      onCompositionEnd={({ currentTarget }) => {
        foldLetters(currentTarget, length);
        onText(currentTarget.value);
      }}
      onKeyDown={(event) => {
        // A form with a disabled button ignores Enter without telling the player why, so Enter is handled here.
        if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onGuess();
      }}
    />
  );
}

/** Folds the text of a field and keeps the caret behind the same letter. React would move it to the end. */
function foldLetters(input: HTMLInputElement, length: number): void {
  const caret = typedLetters(input.value.slice(0, input.selectionStart ?? undefined), length).length;
  input.value = typedLetters(input.value, length);
  input.setSelectionRange(caret, caret);
}
