import { useTexts } from '@soccer-legends/game-sdk/react';
import { useId } from 'react';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFormat } from '../locales/use-format.ts';
import { useSyncRuns } from './context.ts';
import { useRunTitle } from '../components/use-run-title.ts';
import css from './SyncProgressBar.module.css';

/** Shows the progress of the current run in every tab. */
export function SyncProgressBar() {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const runTitle = useRunTitle();
  const { progress, cancel } = useSyncRuns();
  if (!progress) return null;
  const { done, total, calls, queued, currentName, secondsLeft, quotaLeft, waitingUntil, canceling } = progress;
  return (
    <section className={css.run} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{runTitle(progress)}</h2>
        <SmallButton disabled={canceling} onClick={cancel}>
          {t(canceling ? 'sync.canceling' : 'sync.cancel')}
        </SmallButton>
      </div>
      <progress aria-labelledby={id} value={done} max={Math.max(total, 1)} />
      <p className={css.facts}>
        {total > 0 && <strong>{t('sync.done', { done: format.number(done), total: format.number(total) })}</strong>}
        {waitingUntil !== null && <span>{t('sync.waiting', { time: format.time(waitingUntil) })}</span>}
        {currentName !== null && <bdi>{currentName}</bdi>}
        {secondsLeft !== null && <span>{t('sync.timeLeft', { time: format.seconds(secondsLeft) })}</span>}
        {calls > 0 && <span>{t('sync.calls', { count: format.number(calls) })}</span>}
        {quotaLeft !== null && <span>{t('sync.quotaLeft', { count: format.number(quotaLeft) })}</span>}
        {queued > 0 && <span>{t('sync.queued', { count: queued })}</span>}
      </p>
    </section>
  );
}
