import { useNews, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { StatusBar } from '@soccer-legends/ui';
import { LETTERS, MISSES, missesIn, type NewGameMove, type NewGameState } from '../rules/new-game.ts';
import css from './NewGame.module.css';

/** Shows a state and plays moves. Contains no rules. */
export function NewGame({ state, play }: GameViewProps<NewGameState, NewGameMove>) {
  const { word, tried } = state;
  const t = useTexts();
  const last = tried.at(-1);
  const isFound = last !== undefined && word.includes(last);
  const shown = [...word].map((letter) => (tried.includes(letter) ? letter : '_')).join(' ');
  const sound = last === undefined ? undefined : isFound ? 'right' : 'wrong';
  useNews({ text: last === undefined ? t('question') : t(isFound ? 'found' : 'missed', { letter: last }), sound });

  return (
    <div className={css.game}>
      <StatusBar>
        <span>{t('status.misses', { left: MISSES - missesIn(state) })}</span>
      </StatusBar>
      <h2 className={css.question}>{t('question')}</h2>
      <p className={css.word}>{shown}</p>
      <div className={css.letters} role="group" aria-label={t('letters')}>
        {LETTERS.map((letter) => (
          <button
            key={letter}
            type="button"
            className={css.letter}
            aria-disabled={tried.includes(letter)}
            data-tried={tried.includes(letter) ? (word.includes(letter) ? 'found' : 'missed') : undefined}
            onClick={() => play({ kind: 'try', letter })}
          >
            {letter}
          </button>
        ))}
      </div>
    </div>
  );
}
