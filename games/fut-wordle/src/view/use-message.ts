import { useNews, useServices, usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { hintedClub, writtenAnswer } from '../rules/answer.ts';
import { endingOf } from '../rules/fut-wordle.ts';
import type { WordleMove, WordleRefusal, WordleState } from '../rules/state.ts';
import { guessSentence } from './guess-sentence.ts';

type Play = GameViewProps<WordleState, WordleMove, WordleRefusal>['play'];

/** Sends moves and returns the message about the round. Verdicts and rejected guesses are announced by their toast. */
export function useMessage(state: WordleState, play: Play) {
  const { answer, chosen, guesses, stage } = state;
  const t = useTexts();
  const { clubName } = usePlatform();
  const { toast, announce, sound } = useServices();
  const [isInvalid, setInvalid] = useState(false);
  const length = answer.word.length;
  const ending = stage === 'verdict' ? endingOf(state) : undefined;
  const notice =
    chosen !== undefined && guesses.length === 0 ? t('otherLength', { chosen, length: answer.word.length }) : undefined;
  const verdict = ending && t(`verdict.${ending}.text`, { name: writtenAnswer(answer), attempt: guesses.length });
  const tone = ending === 'won' ? 'success' : 'plain';
  useNews({ text: notice });
  useNews({
    text: undefined,
    sound: ending === 'won' ? 'goal' : 'wrong',
    toast: ending && verdict ? { title: t(`verdict.${ending}.title`), description: verdict, tone } : undefined,
    event: verdict,
  });

  return { message: notice, isInvalid, send, clear };

  function send(move: WordleMove): ReturnType<Play> {
    const refusal = play(move);
    if (refusal === 'invalidGuess') {
      toast({ title: t('invalid.title'), description: t('invalid.text', { length }), tone: 'destructive' });
      setInvalid(true);
    } else if (refusal === undefined && move.kind === 'guess') {
      sound('pick');
      announce(guessSentence(t, guesses.length + 1, move.word, answer.word));
    } else if (refusal === undefined && move.kind === 'hint')
      announce(t('hint.text', { team: hintedClub(answer, clubName) }));
    return refusal;
  }

  function clear(): void {
    setInvalid(false);
  }
}
