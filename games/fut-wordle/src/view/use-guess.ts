import { usePageListener, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { useRef, useState } from 'react';
import type { WordleMove, WordleRefusal, WordleState } from '../rules/state.ts';
import { startsText, typedLetters } from './typed-letters.ts';

interface GuessOptions {
  length: number;
  send: GameViewProps<WordleState, WordleMove, WordleRefusal>['play'];
  onType(): void;
}

/**
 * Returns the typed guess and its functions. Keys pressed anywhere in the game go to the input. `draft` is the text as
 * A to Z.
 */
export function useGuess({ length, send, onType }: GuessOptions) {
  const game = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const draft = typedLetters(text, length);
  const focus = () => input.current?.focus({ preventScroll: true });

  // Focuses the input before it receives the same key press, so that dead keys and input methods work.
  usePageListener('keydown', (event) => {
    const target = event.target as Element;
    const isFree = target === document.body || (game.current?.contains(target) && !target.matches('input'));
    if (isFree && startsText(event)) focus();
  });

  function type(typed: string): void {
    setText(typed);
    onType();
  }

  function guess(): void {
    if (send({ kind: 'guess', word: draft }) === undefined) type('');
    focus();
  }

  return { game, input, text, draft, focus, type, guess };
}
