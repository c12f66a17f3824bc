import { usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { StatusBar } from '@soccer-legends/ui';
import { useState } from 'react';
import { ATTEMPTS, pointsToWin } from '../rules/fut-wordle.ts';
import { knownLetters } from '../rules/marks.ts';
import type { WordleMove, WordleRefusal, WordleState } from '../rules/state.ts';
import { Actions } from './Actions.tsx';
import { Board } from './Board.tsx';
import css from './FutWordle.module.css';
import { GuessForm } from './GuessForm.tsx';
import { ALPHABET_ROWS, Keyboard, keyRows, KeysChoice, type KeyboardProps, type Keys } from './Keyboard.tsx';
import { typedLetters } from './typed-letters.ts';
import { useGuess } from './use-guess.ts';
import { useMessage } from './use-message.ts';

export function FutWordle({ state, play, locked }: GameViewProps<WordleState, WordleMove, WordleRefusal>) {
  const { guesses } = state;
  const { word } = state.answer;
  const t = useTexts();
  const [keys, setKeys] = useState<Keys>('standard');
  const { message, isInvalid, send, clear } = useMessage(state, play);
  const { game, input, text, draft, focus, type, guess } = useGuess({ length: word.length, send, onType: clear });
  const turning = state.stage === 'turning';

  return (
    // Focusable, so that a click beside the keys keeps the focus in the game.
    <div ref={game} className={css.game} tabIndex={-1}>
      <Status state={state} />
      <Board answer={word} guesses={guesses} draft={locked ? '' : draft} turning={turning} onLeave={focus} />
      <p className={css.message} data-needed>
        {message ?? (guesses.includes(draft) && t('alreadyTried'))}
      </p>
      <GuessForm
        ref={input}
        text={text}
        length={word.length}
        invalid={isInvalid}
        deviceKeyboard={keys === 'device'}
        onText={type}
        onGuess={guess}
      />
      {keys !== 'device' && (
        <PageKeyboard
          large={keys === 'large'}
          known={knownLetters(turning ? guesses.slice(0, -1) : guesses, word)}
          onLetter={(letter) => type(typedLetters(draft + letter, word.length))}
          onErase={() => type(draft.slice(0, -1))}
          onEnter={guess}
        />
      )}
      <Actions state={state} send={send} />
      <KeysChoice keys={keys} onChange={setKeys} />
    </div>
  );
}

function PageKeyboard({ large, ...props }: Omit<KeyboardProps, 'rows'> & { large: boolean }) {
  const { language } = usePlatform();
  return <Keyboard rows={large ? ALPHABET_ROWS : keyRows(language)} {...props} />;
}

function Status({ state }: { state: WordleState }) {
  const t = useTexts();
  const made = state.guesses.length;
  const attempt = state.stage === 'guessing' ? made + 1 : Math.max(made, 1);
  return (
    <StatusBar>
      <span>{t('status.attempt', { attempt, total: ATTEMPTS })}</span>
      {attempt > made && <span>{t('status.worth', { points: pointsToWin(state) })}</span>}
    </StatusBar>
  );
}
