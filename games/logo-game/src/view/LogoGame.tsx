import { LIVES, livesLeft, type Translate } from '@soccer-legends/game-sdk';
import type { Crest } from '@soccer-legends/game-sdk/data';
import { useCountdown, usePlatform, useTexts, useTimeScale, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Countdown, Lives, OptionGroup, Pitch, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { useEffect } from 'react';
import { ANSWER_MS, clockOf, QUESTIONS } from '../rules/logo-game.ts';
import { score } from '../rules/points.ts';
import type { LogoMove, LogoState } from '../rules/state.ts';
import { describeCrest } from './describe-crest.ts';
import css from './LogoGame.module.css';
import { LogoPicture, NoPicture } from './LogoPicture.tsx';
import { useMessage } from './use-message.ts';

export function LogoGame({ state, play }: GameViewProps<LogoState, LogoMove>) {
  const { logos, question, upcoming, shown, history, stage } = state;
  const t = useTexts();
  const { clubName } = usePlatform();
  const message = useMessage(state);
  const logo = logos[question.logo]!;
  const answered = stage === 'answered';
  const number = history.length + (answered ? 0 : 1);
  const chosen = history.at(-1)?.playerAnswer ?? null;
  usePreload(upcoming && logos[upcoming.logo]!.logoUrl);

  return (
    <div className={css.game}>
      <Status state={state} number={number} />
      <Pitch className={css.stage}>
        <Stage key={shown.length} state={state} number={number} play={play} />
      </Pitch>
      <p className={css.message} data-needed>
        <strong>{message?.verdict}</strong>
        <span>{message?.reason}</span>
      </p>
      <OptionGroup
        label={t('options')}
        options={question.options}
        question={shown.length}
        onChoose={(name) => play({ kind: 'answer', name })}
        nameOf={clubName}
        {...(answered && { verdict: { right: logo.name, chosen } })}
      />
    </div>
  );
}

interface StageProps extends Pick<GameViewProps<LogoState, LogoMove>, 'state' | 'play'> {
  number: number;
}

function Stage({ state: { logos, question, shown, stage }, number, play }: StageProps) {
  const t = useTexts();
  const { clubName } = usePlatform();
  const { logoUrl, name, crest } = logos[question.logo]!;
  const answered = stage === 'answered';
  const whole = ANSWER_MS * useTimeScale();
  const running = useCountdown(stage === 'asking' ? clockOf(shown.length) : undefined);
  if (stage === 'waiting') return <NoPicture onRetry={() => play({ kind: 'retry' })} />;
  return (
    <LogoPicture
      src={logoUrl}
      alt={answered ? clubName(name) : blurredText(crest, number, t)}
      sharp={answered}
      left={(running ?? whole) / whole}
      // No moves during the start delay, because they would be dropped.
      waiting={stage === 'loading' || stage === 'asking'}
      onShown={() => play({ kind: 'shown' })}
      onBroken={() => play({ kind: 'broken' })}
    />
  );
}

/** Describes the crest of an open question without its name. */
function blurredText(crest: Crest | null, number: number, t: Translate): string {
  const place = { number, total: QUESTIONS };
  const description = crest && describeCrest(crest, t);
  return description === null ? t('picture.blurred', place) : t('picture.described', { ...place, description });
}

/** Loads a picture into the browser's cache. Null loads nothing. */
function usePreload(src: string | null): void {
  useEffect(() => {
    if (src === null) return;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.src = src;
  }, [src]);
}

/** The row with question, clock, score and lives. `number` counts the questions from 1. */
function Status({ state, number }: { state: LogoState; number: number }) {
  const { history, shown, stage } = state;
  const t = useTexts();
  const wrong = LIVES - livesLeft(history);
  return (
    <StatusBar>
      <StatusFact
        text={t('status.question', { number, total: QUESTIONS })}
        short={`${number}/${QUESTIONS}`}
        beads={{ won: history.length - wrong, lost: wrong, total: QUESTIONS }}
      />
      <Countdown timer={stage === 'asking' ? clockOf(shown.length) : undefined} of={ANSWER_MS} amberAt={3} redAt={2} />
      <Score value={score(history)} />
      <Lives left={LIVES - wrong} total={LIVES} />
    </StatusBar>
  );
}
