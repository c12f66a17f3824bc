import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { OptionGroup, Pitch } from '@soccer-legends/ui';
import { ROUNDS } from '../rules/manager-game.ts';
import type { ManagerGameMove, ManagerGameState } from '../rules/state.ts';
import { CoachPicture } from './CoachPicture.tsx';
import { GetReady } from './GetReady.tsx';
import css from './ManagerGame.module.css';
import { Status } from './Status.tsx';
import { useMessage } from './use-message.ts';

export function ManagerGame({ state, play }: GameViewProps<ManagerGameState, ManagerGameMove>) {
  const { coaches, question, shown, broken, history, stage } = state;
  const t = useTexts();
  const message = useMessage(state);
  const coach = coaches[question.coach]!;
  const answered = stage === 'answered';
  const number = history.length + (answered ? 0 : 1);
  const chosen = history.at(-1)?.playerAnswer ?? null;

  return (
    <>
      <Status state={state} number={number} />
      {stage === 'gettingReady' ? (
        <GetReady onSkip={() => play({ kind: 'begin' })} />
      ) : (
        <div className={css.game}>
          <Pitch className={css.stage}>
            <CoachPicture
              key={shown.length}
              coach={coach}
              place={{ number, total: ROUNDS }}
              named={answered}
              broken={broken.includes(question.coach)}
            />
          </Pitch>
          <p className={css.feedback}>
            <strong>{message?.verdict}</strong>
            <span>{message?.reason}</span>
          </p>
          <OptionGroup
            label={t('options')}
            options={question.options}
            question={shown.length}
            onChoose={(name) => play({ kind: 'answer', name })}
            {...(answered && { verdict: { right: coach.name, chosen } })}
          />
        </div>
      )}
    </>
  );
}
