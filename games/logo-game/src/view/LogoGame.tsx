import type { Translate } from '@soccer-legends/game-sdk';
import type { Crest } from '@soccer-legends/game-sdk/data';
import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { OptionGroup, Pitch } from '@soccer-legends/ui';
import { QUESTIONS } from '../rules/logo-game.ts';
import type { LogoGameMove, LogoGameState } from '../rules/state.ts';
import { describeCrest } from './describe-crest.ts';
import { LogoPicture } from './LogoPicture.tsx';
import css from './LogoGame.module.css';
import { NoPicture } from './NoPicture.tsx';
import { Status } from './Status.tsx';
import { useMessage } from './use-message.ts';
import { usePreload } from './use-preload.ts';

export function LogoGame({ state, play }: GameViewProps<LogoGameState, LogoGameMove>) {
  const { logos, question, upcoming, shown, history, stage } = state;
  const t = useTexts();
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
        {stage === 'waiting' ? (
          <NoPicture key={shown.length} onRetry={() => play({ kind: 'retry' })} />
        ) : (
          <LogoPicture
            key={shown.length}
            src={logo.logoUrl}
            alt={answered ? logo.name : blurredText(logo.crest, number, t)}
            sharp={answered}
            // No moves during the start delay, because they would be dropped.
            waiting={stage === 'loading' || stage === 'asking'}
            onShown={() => play({ kind: 'shown' })}
            onBroken={() => play({ kind: 'broken' })}
          />
        )}
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
}

/** Describes the crest of an open question without its name. */
function blurredText(crest: Crest | null, number: number, t: Translate): string {
  const place = { number, total: QUESTIONS };
  const description = crest && describeCrest(crest, t);
  return description === null ? t('picture.blurred', place) : t('picture.described', { ...place, description });
}
