import { usePlatform, useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Choice, ConfirmButton, StatusBar } from '@soccer-legends/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ATTEMPTS, pointsToWin, type FutWordleMove, type FutWordleState } from '../rules/fut-wordle.ts';
import { knownLetters } from '../rules/marks.ts';
import { Board } from './Board.tsx';
import css from './FutWordle.module.css';
import { GuessForm } from './GuessForm.tsx';
import { guessSentence } from './guess-sentence.ts';
import { Hint } from './Hint.tsx';
import { Keyboard } from './Keyboard.tsx';
import { ALPHABET_ROWS, keyRows } from './key-rows.ts';
import { typedLetters } from './typed-letters.ts';
import { useVerdict } from './use-verdict.ts';

type Keys = 'standard' | 'large' | 'device';
const KEYS: readonly Keys[] = ['standard', 'large', 'device'];

export function FutWordle({ state, play, locked }: GameViewProps<FutWordleState, FutWordleMove>) {
  const { answer, guesses, hinted, stage } = state;
  const length = answer.word.length;
  const t = useTexts();
  const { toast, announce } = useServices();
  const { language } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [invalid, setInvalid] = useState(false);
  const [keys, setKeys] = useState<Keys>('standard');
  const verdict = useVerdict(state);
  const attempt = stage === 'guessing' ? guesses.length + 1 : Math.max(guesses.length, 1);
  const draft = typedLetters(text, length);

  function type(typed: string) {
    setText(typed);
    setInvalid(false);
  }

  function guess() {
    const refusal = play({ kind: 'guess', word: draft });
    if (refusal === 'invalidGuess') {
      const description = t('invalid.text', { length });
      toast({ title: t('invalid.title'), description, tone: 'destructive' });
      setInvalid(true);
    } else if (refusal === undefined) {
      type('');
      announce(guessSentence(t, guesses.length + 1, draft, answer.word));
    }
    focusInput();
  }

  function focusInput() {
    input.current?.focus({ preventScroll: true });
  }

  /** Letters pressed elsewhere in the game go to the input, and only once. */
  function leadToInput(event: KeyboardEvent) {
    const { key, repeat, ctrlKey, metaKey, altKey, target, nativeEvent } = event;
    if (repeat || ctrlKey || metaKey || altKey || nativeEvent.isComposing || target === input.current) return;
    if (key === 'Backspace' || (key.length === 1 && typedLetters(key, length) !== '')) focusInput();
  }

  return (
    // Focusable, so that a click beside the keys keeps the focus in the game.
    <div className={css.game} tabIndex={-1} onKeyDown={leadToInput}>
      <StatusBar>
        <span>{t('status.attempt', { attempt, total: ATTEMPTS })}</span>
        {attempt > guesses.length && <span>{t('status.worth', { points: pointsToWin(state) })}</span>}
      </StatusBar>
      <Board
        answer={answer.word}
        guesses={guesses}
        draft={locked ? '' : draft}
        turning={stage === 'turning'}
        onLeave={focusInput}
      />
      <p className={css.message}>
        {verdict ?? (invalid ? t('invalid.text', { length }) : guesses.includes(draft) && t('alreadyTried'))}
      </p>
      <GuessForm
        ref={input}
        text={text}
        length={length}
        invalid={invalid}
        deviceKeyboard={keys === 'device'}
        onText={type}
        onGuess={guess}
      />
      {keys !== 'device' && (
        <Keyboard
          rows={keys === 'large' ? ALPHABET_ROWS : keyRows(language)}
          known={knownLetters(stage === 'turning' ? guesses.slice(0, -1) : guesses, answer.word)}
          onLetter={(letter) => type(typedLetters(draft + letter, length))}
          onErase={() => type(draft.slice(0, -1))}
          onEnter={guess}
        />
      )}
      <div className={css.actions}>
        <Hint team={answer.team} hinted={hinted} onHint={() => play({ kind: 'hint' })} />
        <ConfirmButton
          label={t('giveUp.button')}
          title={t('giveUp.title')}
          text={t('giveUp.text')}
          confirm={t('giveUp.confirm')}
          onConfirm={() => play({ kind: 'giveUp' })}
        />
      </div>
      <Choice
        label={t('keys.label')}
        choices={KEYS.map((value) => ({ value, label: t(`keys.${value}`) }))}
        value={keys}
        onChange={(value) => setKeys(KEYS.find((other) => other === value) ?? 'standard')}
      />
    </div>
  );
}
