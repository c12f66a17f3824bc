import { livesLeft } from '@soccer-legends/game-sdk';
import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Countdown, Lives, OptionGroup, Pitch, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { ANSWER_MS, clockOf, LIVES, ROUNDS } from '../rules/manager-game.ts';
import type { ManagerGameMove, ManagerGameState } from '../rules/state.ts';
import { score } from '../rules/points.ts';
import { CoachPicture } from './CoachPicture.tsx';
import { GetReady } from './GetReady.tsx';
import css from './ManagerGame.module.css';
import { useMessage } from './use-message.ts';

export function ManagerGame({ state, play }: GameViewProps<ManagerGameState, ManagerGameMove>) {
  const { coaches, question, shown, broken, history, stage } = state;
  const t = useTexts();
  const message = useMessage(state);
  const coach = coaches[question.coach]!;
  const answered = stage === 'answered';
  const number = history.length + (answered ? 0 : 1);
  const wrong = LIVES - livesLeft(history, LIVES);
  const chosen = history.at(-1)?.playerAnswer ?? null;

  return (
    <>
      <StatusBar>
        <Lives left={LIVES - wrong} total={LIVES} />
        <StatusFact
          text={t('status.round', { number, total: ROUNDS })}
          short={`${number}/${ROUNDS}`}
          beads={{ won: history.length - wrong, lost: wrong, total: ROUNDS }}
        />
        <div className={css.clock}>
          <Countdown
            timer={stage === 'asking' ? clockOf(shown.length) : undefined}
            of={ANSWER_MS}
            amberAt={3}
            redAt={2}
          />
        </div>
        <Score value={score(history)} />
      </StatusBar>
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
