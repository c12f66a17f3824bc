import { usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Countdown, OptionGroup, Score, StatusBar } from '@soccer-legends/ui';
import { ANSWER_MS, NATIONS, POINTS } from '../cups.ts';
import { rightAnswers, type NewGameMove, type NewGameState } from '../rules/new-game.ts';
import css from './NewGame.module.css';
import { questionOf, useVerdict } from './use-verdict.ts';

/** Shows a state and plays moves. Contains no rules. */
export function NewGame({ state, play }: GameViewProps<NewGameState, NewGameMove>) {
  const { questions, answers, stage } = state;
  const t = useTexts();
  const { nationName } = usePlatform();
  const verdict = useVerdict(state);
  const { year, winner, options } = questionOf(state);
  const name = (nation: string) => nationName(nation, NATIONS[nation] ?? nation);
  const chosen = answers.at(-1);
  const number = answers.length + (stage === 'asking' ? 1 : 0);

  return (
    <div className={css.game}>
      <StatusBar>
        <span>{t('status.question', { number, total: questions.length })}</span>
        <Score value={rightAnswers(state) * POINTS} />
      </StatusBar>
      <div className={css.clock}>
        <Countdown
          timer={stage === 'asking' ? `question ${answers.length}` : undefined}
          of={ANSWER_MS}
          amberAt={8}
          redAt={4}
        />
      </div>
      <h2 className={css.question}>{t('question', { year })}</h2>
      <p className={css.verdict}>{verdict}</p>
      <OptionGroup
        label={t('question', { year })}
        options={options.map(name)}
        question={number}
        onChoose={(chosenName) => {
          const nation = options.find((option) => name(option) === chosenName);
          if (nation !== undefined) play({ kind: 'answer', nation });
        }}
        {...(stage !== 'asking' && { verdict: { right: name(winner), chosen: chosen ? name(chosen) : null } })}
      />
    </div>
  );
}
