import type { Options, Translate } from '@soccer-legends/game-sdk';
import type { AnyGame, Run } from '@soccer-legends/game-sdk/react';
import { Button, Choice } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { HowToPlay } from './HowToPlay.tsx';
import css from './Intro.play.module.css';
import { IntroFacts } from './IntroFacts.tsx';
import { IntroTop } from './IntroTop.tsx';
import { MoveExample } from './MoveExample.tsx';
import { Problem } from './Problem.tsx';

export interface IntroScreenProps {
  description: string;
  art: string | null;
  game: AnyGame;
  gameTexts: Translate;
  run: Extract<Run, { phase: 'intro' }>;
  /** Whether everybody gets this round, with the same options and one try. */
  shared: boolean;
  /** Above the rules. */
  note: string | undefined;
  onStart(options: Options): void;
  /** Repeats what `run.problem` is about. */
  onRetry(): void;
  onResume(): void;
  onLeave(): void;
}

/** The screen before a game: description, first move, options, and buttons that stay in view. */
export function IntroScreen({ description, art, game, gameTexts, run, shared, note, ...ways }: IntroScreenProps) {
  const { t } = useShellTexts();
  const { intro } = game;
  const [chosen, setChosen] = useState(run.options);
  if (!intro) return null;
  const { facts, example } = intro;
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
        {options.map(({ name, label, choices }) => (
          <Choice
            key={name}
            label={gameTexts(label)}
            choices={choices.map((choice) => ({ value: choice.value, label: gameTexts(choice.label) }))}
            value={chosen[name] ?? ''}
            onChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
      </div>
      <section className={css.rules} data-optional>
        <h2>{t('play.howToPlay')}</h2>
        <HowToPlay game={game} gameTexts={gameTexts} />
      </section>
      <div className={css.dock}>
        {run.problem !== undefined && <Problem text={run.problem} onRetry={ways.onRetry} />}
        <div className={css.buttons}>
          {run.canResume && <Button onClick={ways.onResume}>{t('play.resume')}</Button>}
          {canStart && (
            <Button look={run.canResume ? 'secondary' : 'primary'} onClick={() => ways.onStart(chosen)}>
              {intro.start ? gameTexts(intro.start) : t('play.start')}
            </Button>
          )}
          <Button look="secondary" onClick={ways.onLeave}>
            {intro.leave ? gameTexts(intro.leave) : t('shell.exit')}
          </Button>
        </div>
      </div>
    </div>
  );
}
