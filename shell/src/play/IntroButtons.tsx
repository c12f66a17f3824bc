import type { Intro, Translate } from '@soccer-legends/game-sdk';
import { Button } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export interface IntroButtonsProps {
  intro: Intro;
  gameTexts: Translate;
  canResume: boolean;
  /** False for a shared round that was begun: it can only be resumed. */
  canStart: boolean;
  /** Whether the last start failed. The main button then repeats it. */
  failed: boolean;
  onStart(): void;
  onRetry(): void;
  onResume(): void;
  onLeave(): void;
}

export function IntroButtons({ intro, gameTexts, canResume, canStart, failed, ...ways }: IntroButtonsProps) {
  const { t } = useShellTexts();
  const retry = useRef<HTMLButtonElement>(null);

  // The button that had the focus is gone, and the heading has it. A page that has just loaded keeps it.
  useEffect(() => {
    if (document.activeElement !== document.body) retry.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      {failed && (
        <Button ref={retry} onClick={ways.onRetry}>
          {t('play.retry')}
        </Button>
      )}
      {canResume && (
        <Button look={failed ? 'secondary' : 'primary'} onClick={ways.onResume}>
          {t('play.resume')}
        </Button>
      )}
      {canStart && !failed && (
        <Button look={canResume ? 'secondary' : 'primary'} onClick={ways.onStart}>
          {intro.start ? gameTexts(intro.start) : t('play.start')}
        </Button>
      )}
      <Button look="secondary" onClick={ways.onLeave}>
        {intro.leave ? gameTexts(intro.leave) : t('shell.exit')}
      </Button>
    </>
  );
}
