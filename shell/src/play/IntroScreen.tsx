import type { Options, Translate } from '@soccer-legends/game-sdk';
import type { AnyGame, Run } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { HowToPlay } from './HowToPlay.tsx';
import { IntroButtons } from './IntroButtons.tsx';
import css from './Intro.play.module.css';
import { IntroFacts } from './IntroFacts.tsx';
import { IntroOptions } from './IntroOptions.tsx';
import { IntroStage } from './IntroStage.tsx';
import { IntroTop } from './IntroTop.tsx';
import { MoveExample } from './MoveExample.tsx';
import { hasErrorToast, StartProblem } from './StartProblem.tsx';

export interface IntroScreenProps {
  description: string;
  art: string | null;
  game: AnyGame;
  gameTexts: Translate;
  run: Extract<Run, { phase: 'intro' }>;
  /** Whether all visitors get this round, with the same options and one try. */
  shared: boolean;
  note: string | undefined;
  onStart(options: Options): void;
  onRetry(options: Options): void;
  onResume(): void;
  onLeave(): void;
}

export function IntroScreen({ description, art, game, gameTexts, run, shared, note, ...ways }: IntroScreenProps) {
  const { t } = useShellTexts();
  const { intro } = game;
  const [chosen, setChosen] = useState(run.options);
  const [wasToasted] = useState(hasErrorToast);
  if (!intro) return null;
  const { example } = intro;
  const facts = typeof intro.facts === 'function' ? intro.facts(chosen) : intro.facts;
  const options = shared ? [] : (intro.options ?? []);
  const canStart = !shared || !run.canResume;
  return (
    <div className={css.intro}>
      <div className={css.about}>
        <IntroTop art={art} description={description} />
        {(facts || example) && (
          <div className={css.start}>
            {example && <MoveExample example={example} />}
            {facts && <IntroFacts facts={facts} />}
          </div>
        )}
        {(note !== undefined || shared) && (
          <p className={css.note}>{[note, shared && t('matchday.oneTry')].filter(Boolean).join(' ')}</p>
        )}
        <IntroOptions options={options} chosen={chosen} gameTexts={gameTexts} onChoose={setChosen} />
      </div>
      <section className={css.rules} data-optional>
        <h2>{t('play.howToPlay')}</h2>
        <HowToPlay game={game} gameTexts={gameTexts} />
        <IntroStage />
      </section>
      <div className={css.dock}>
        {run.problem !== undefined && <StartProblem text={run.problem} wasToasted={wasToasted} />}
        <div className={css.buttons}>
          <IntroButtons
            intro={intro}
            gameTexts={gameTexts}
            canStart={canStart}
            canResume={run.canResume}
            failed={run.problem !== undefined}
            // A toast leaves the intro as it was.
            retries={run.problem !== undefined && !wasToasted}
            onStart={() => ways.onStart(chosen)}
            onRetry={() => ways.onRetry(chosen)}
            onResume={ways.onResume}
            onLeave={ways.onLeave}
          />
        </div>
      </div>
    </div>
  );
}
