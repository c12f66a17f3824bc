import { usePlatform, useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { hintedClub, writtenAnswer } from '../rules/answer.ts';
import { ATTEMPTS } from '../rules/fut-wordle.ts';
import type { WordleState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import css from './Summary.module.css';

/** The answer, players with the same last name, the attempts and the board. */
export function Summary({ state }: SummaryProps<WordleState>) {
  const { answer, guesses } = state;
  const t = useTexts();
  const { clubName } = usePlatform();
  return (
    <div className={css.summary}>
      <p className={css.answer}>{writtenAnswer(answer)}</p>
      <p>{t('summary.team', { team: hintedClub(answer, clubName) })}</p>
      {answer.also.length > 0 && <p>{t('summary.also', { names: answer.also.join(', ') })}</p>}
      <p>{t('summary.attempts', { attempts: `${guesses.length}/${ATTEMPTS}` })}</p>
      {guesses.length > 0 && <Board answer={answer.word} guesses={guesses} rows={guesses.length} />}
    </div>
  );
}
