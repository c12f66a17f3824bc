import type { Intro, Options } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { problemClass } from '../page/Problem.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import css from './Intro.play.module.css';
import type { GameVisit, PhaseOf } from './visit.ts';

export interface IntroDockProps {
  visit: GameVisit;
  phase: PhaseOf<'intro'>;
  intro: Intro;
  chosen: Options;
}

/** The buttons of the intro, with the reason why the last start failed. */
export function IntroDock({ visit, phase: { problem, canResume }, intro, chosen }: IntroDockProps) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const { shared, steps, retry, leave } = visit;
  const [wasToasted] = useState(hasErrorToast);
  const failed = problem !== undefined;
  // A toast leaves the intro as it was.
  const retries = failed && !wasToasted;
  // A shared round that was begun can only be resumed.
  const canStart = !retries && !(shared && canResume);
  const startLook = shared?.startLabel === undefined ? 'primary' : 'flood';
  const main = useFocusAfterFailure(failed);
  return (
    <div className={css.dock}>
      {failed && <StartProblem text={problem} wasToasted={wasToasted} />}
      <div className={css.buttons}>
        {retries && (
          <Button ref={main} onClick={() => retry(chosen)}>
            {t('play.retry')}
          </Button>
        )}
        {canResume && (
          <Button look={retries ? 'secondary' : 'primary'} onClick={() => steps.resume()}>
            {t('play.resume')}
          </Button>
        )}
        {canStart && (
          <Button ref={main} look={canResume ? 'secondary' : startLook} onClick={() => steps.start(chosen)}>
            {shared?.startLabel ?? (intro.start ? gameTexts(intro.start) : t('play.start'))}
          </Button>
        )}
        <Button look="secondary" onClick={leave}>
          {intro.leave ? gameTexts(intro.leave) : t('shell.exit')}
        </Button>
      </div>
    </div>
  );
}

/**
 * Returns a ref for the main button, which gets the focus after a failed start: the button that had it is gone. The focus
 * does not move in a page that has just loaded.
 */
function useFocusAfterFailure(failed: boolean) {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failed && document.activeElement !== document.body) main.current?.focus({ preventScroll: true });
  }, [failed]);
  return main;
}

/**
 * Says why a round did not start. If a toast says so first, this text keeps its place and is shown when the toast has
 * closed, without a second announcement.
 */
function StartProblem({ text, wasToasted }: { text: string; wasToasted: boolean }) {
  const isToasted = useSyncExternalStore(toastStore.subscribe, hasErrorToast);
  return (
    <p
      className={problemClass}
      role={wasToasted ? undefined : 'alert'}
      style={isToasted ? { visibility: 'hidden' } : undefined}
    >
      {text}
    </p>
  );
}

function hasErrorToast(): boolean {
  return toastStore.toasts().some(({ open, tone }) => open && tone === 'destructive');
}
