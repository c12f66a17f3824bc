import type { Intro, Translate } from '@soccer-legends/game-sdk';
import { Button } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export interface IntroButtonsProps {
  intro: Intro;
  gameTexts: Translate;
  canResume: boolean;
  /** False for a shared round that was begun: it can only be resumed. */
  canStart: boolean;
  onStart(): void;
  onResume(): void;
  onLeave(): void;
}

export function IntroButtons({ intro, gameTexts, canResume, canStart, ...ways }: IntroButtonsProps) {
  const { t } = useShellTexts();
  return (
    <>
      {canResume && <Button onClick={ways.onResume}>{t('play.resume')}</Button>}
      {canStart && (
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
