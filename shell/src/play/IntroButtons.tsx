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
  /** Whether the last start failed. */
  failed: boolean;
  /** Whether the main button says that it tries again. */
  retries: boolean;
  onStart(): void;
  onRetry(): void;
  onResume(): void;
  onLeave(): void;
}

export function IntroButtons({ intro, gameTexts, canResume, canStart, failed, retries, ...ways }: IntroButtonsProps) {
  const { t } = useShellTexts();
  const main = useRef<HTMLButtonElement>(null);

  // The button that had the focus is gone, and the heading has it. A page that has just loaded keeps it.
  useEffect(() => {
    if (failed && document.activeElement !== document.body) main.current?.focus({ preventScroll: true });
  }, [failed]);

  return (
    <>
      {retries && (
        <Button ref={main} onClick={ways.onRetry}>
          {t('play.retry')}
        </Button>
      )}
      {canResume && (
        <Button look={retries ? 'secondary' : 'primary'} onClick={ways.onResume}>
          {t('play.resume')}
        </Button>
      )}
      {canStart && !retries && (
        <Button ref={main} look={canResume ? 'secondary' : 'primary'} onClick={ways.onStart}>
          {intro.start ? gameTexts(intro.start) : t('play.start')}
        </Button>
      )}
      <Button look="secondary" onClick={ways.onLeave}>
        {intro.leave ? gameTexts(intro.leave) : t('shell.exit')}
      </Button>
    </>
  );
}
