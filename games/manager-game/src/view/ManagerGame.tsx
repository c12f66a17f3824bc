import { LIVES, livesLeft } from '@soccer-legends/game-sdk';
import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Countdown, Lives, OptionGroup, Pitch, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { ANSWER_MS, clockOf, ROUNDS } from '../rules/manager-game.ts';
import { score } from '../rules/points.ts';
import type { ManagerMove, ManagerState } from '../rules/state.ts';
import { CoachPicture } from './CoachPicture.tsx';
import { GetReady } from './GetReady.tsx';
import css from './ManagerGame.module.css';
import { useMessage, type Message } from './use-message.ts';

type ManagerProps = GameViewProps<ManagerState, ManagerMove>;

export function ManagerGame({ state, play }: ManagerProps) {
  const { history, stage } = state;
  const number = history.length + (stage === 'answered' ? 0 : 1);
  const message = useMessage(state);
  return (
    <>
      <Status state={state} number={number} />
      {stage === 'gettingReady' ? (
        <GetReady onSkip={() => play({ kind: 'begin' })} />
      ) : (
        <Question state={state} play={play} number={number} message={message} />
      )}
    </>
  );
}

interface QuestionProps extends Pick<ManagerProps, 'state' | 'play'> {
  /** Counts from 1. */
  number: number;
  message: Message | undefined;
}

function Question({ state, play, number, message }: QuestionProps) {
  const { coaches, question, shown, broken, history, stage } = state;
  const t = useTexts();
  const coach = coaches[question.coach]!;
  const answered = stage === 'answered';
  const chosen = history.at(-1)?.playerAnswer ?? null;
  return (
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
  );
}

function Status({ state: { history, shown, stage }, number }: { state: ManagerState; number: number }) {
  const t = useTexts();
  const left = livesLeft(history);
  const lost = LIVES - left;
  return (
    <StatusBar>
      <Lives left={left} total={LIVES} />
      <StatusFact
        text={t('status.round', { number, total: ROUNDS })}
        short={`${number}/${ROUNDS}`}
        beads={{ won: history.length - lost, lost, total: ROUNDS }}
      />
      <Countdown timer={stage === 'asking' ? clockOf(shown.length) : undefined} of={ANSWER_MS} amberAt={3} redAt={2} />
      <Score value={score(history)} />
    </StatusBar>
  );
}
