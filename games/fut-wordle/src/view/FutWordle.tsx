import { usePageListener, usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { ConfirmButton, StatusBar } from '@soccer-legends/ui';
import { useRef, useState } from 'react';
import { hintedClub } from '../rules/answer.ts';
import { ATTEMPTS, pointsToWin } from '../rules/fut-wordle.ts';
import { knownLetters } from '../rules/marks.ts';
import type { FutWordleMove, FutWordleRefusal, FutWordleState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import css from './FutWordle.module.css';
import { GuessForm } from './GuessForm.tsx';
import { Hint } from './Hint.tsx';
import { Keyboard } from './Keyboard.tsx';
import { KeysChoice, type Keys } from './KeysChoice.tsx';
import { ALPHABET_ROWS, keyRows } from './key-rows.ts';
import { startsText } from './starts-text.ts';
import { typedLetters } from './typed-letters.ts';
import { useMessage } from './use-message.ts';

export function FutWordle({ state, play, locked }: GameViewProps<FutWordleState, FutWordleMove, FutWordleRefusal>) {
  const { answer, guesses, hinted, stage } = state;
  const length = answer.word.length;
  const t = useTexts();
  const { language } = usePlatform();
  const game = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [keys, setKeys] = useState<Keys>('standard');
  const { message, isInvalid, send, clear } = useMessage(state, play);
  const attempt = stage === 'guessing' ? guesses.length + 1 : Math.max(guesses.length, 1);
  const draft = typedLetters(text, length);
  const focusInput = () => input.current?.focus({ preventScroll: true });

  // The focused input receives the same key press, so that dead keys and input methods work.
  usePageListener('keydown', (event) => {
    const target = event.target as Element;
    const isFree = target === document.body || (game.current?.contains(target) && !target.matches('input'));
    if (isFree && startsText(event)) focusInput();
  });

  function type(typed: string) {
    setText(typed);
    clear();
  }

  function guess() {
    if (send({ kind: 'guess', word: draft }) === undefined) type('');
    focusInput();
  }

  return (
    // Focusable, so that a click beside the keys keeps the focus in the game.
    <div ref={game} className={css.game} tabIndex={-1}>
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
      <p className={css.message} data-needed>
        {message ?? (guesses.includes(draft) && t('alreadyTried'))}
      </p>
      <GuessForm
        ref={input}
        text={text}
        length={length}
        invalid={isInvalid}
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
        <Hint team={hintedClub(answer)} hinted={hinted} onHint={() => void send({ kind: 'hint' })} />
        <ConfirmButton
          label={t('giveUp.button')}
          title={t('giveUp.title')}
          text={t('giveUp.text')}
          confirm={t('giveUp.confirm')}
          onConfirm={() => send({ kind: 'giveUp' })}
        />
      </div>
      <KeysChoice keys={keys} onChange={setKeys} />
    </div>
  );
}
