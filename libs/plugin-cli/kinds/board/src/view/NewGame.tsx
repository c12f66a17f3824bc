import { useNews, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Score, StatusBar } from '@soccer-legends/ui';
import { PARTS, SHOTS, type NewGameMove, type NewGameState } from '../rules/new-game.ts';
import css from './NewGame.module.css';

/** Shows a state and plays moves. Contains no rules. */
export function NewGame({ state: { free, shots }, play }: GameViewProps<NewGameState, NewGameMove>) {
  const t = useTexts();
  const isGoal = (part: number) => free.includes(part);
  const goals = shots.filter(isGoal).length;
  const last = shots.at(-1);
  const verdict = last === undefined ? undefined : t(isGoal(last) ? 'verdict.goal' : 'verdict.saved');
  const sound = last === undefined ? undefined : isGoal(last) ? 'right' : 'wrong';
  useNews({ text: verdict ?? t('question'), sound });

  return (
    <div className={css.game}>
      <StatusBar>
        <span>{t('status.shots', { left: SHOTS - shots.length })}</span>
        <Score value={goals * 10} />
      </StatusBar>
      <h2 className={css.question}>{verdict ?? t('question')}</h2>
      <div className={css.goal} role="group" aria-label={t('question')}>
        {Array.from({ length: PARTS }, (_, part) => (
          <button
            key={part}
            type="button"
            className={css.part}
            aria-label={t('part', { number: part + 1 })}
            aria-disabled={shots.includes(part)}
            data-shot={shots.includes(part) ? (isGoal(part) ? 'goal' : 'saved') : undefined}
            onClick={() => play({ kind: 'shoot', part })}
          >
            {shots.includes(part) ? (isGoal(part) ? '⚽' : '✗') : part + 1}
          </button>
        ))}
      </div>
    </div>
  );
}
