import { livesLeft } from '@soccer-legends/game-sdk';
import type { Crest } from '@soccer-legends/game-sdk/data';
import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Countdown, Lives, OptionGroup, Pitch, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { ANSWER_MS, clockOf, LIVES, QUESTIONS } from '../rules/logo-game.ts';
import type { LogoGameMove, LogoGameState } from '../rules/state.ts';
import { score } from '../rules/points.ts';
import { describeCrest } from './describe-crest.ts';
import { LogoPicture } from './LogoPicture.tsx';
import css from './LogoGame.module.css';
import { useMessage } from './use-message.ts';
import { usePreload } from './use-preload.ts';

export function LogoGame({ state, play }: GameViewProps<LogoGameState, LogoGameMove>) {
  const { logos, question, upcoming, shown, history, stage } = state;
  const t = useTexts();
  const message = useMessage(state);
  const logo = logos[question.logo]!;
  const answered = stage === 'answered';
  const number = history.length + (answered ? 0 : 1);
  const wrong = LIVES - livesLeft(history, LIVES);
  const chosen = history.at(-1)?.playerAnswer ?? null;
  usePreload(upcoming && logos[upcoming.logo]!.logoUrl);

  return (
    <div className={css.game}>
      <StatusBar>
        <StatusFact
          text={t('status.question', { number, total: QUESTIONS })}
          short={`${number}/${QUESTIONS}`}
          beads={{ won: history.length - wrong, lost: wrong, total: QUESTIONS }}
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
        <Lives left={LIVES - wrong} total={LIVES} />
      </StatusBar>
      <Pitch className={css.stage}>
        <LogoPicture
          key={shown.length}
          src={logo.logoUrl}
          alt={answered ? logo.name : blurred(logo.crest)}
          sharp={answered}
          // The start delay is locked, and a move would be dropped.
          waiting={stage === 'loading' || stage === 'asking'}
          onShown={() => play({ kind: 'shown' })}
          onBroken={() => play({ kind: 'broken' })}
        />
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
        {...(answered && { verdict: { right: logo.name, chosen } })}
      />
    </div>
  );

  function blurred(crest: Crest | null): string {
    const place = { number, total: QUESTIONS };
    const description = crest && describeCrest(crest, t);
    return description === null ? t('picture.blurred', place) : t('picture.described', { ...place, description });
  }
}
