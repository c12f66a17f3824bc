import { useSyncExternalStore } from 'react';
import css from '../page/Problem.module.css';
import { toastStore } from '../toasts/toast-store.ts';

/**
 * Says why a round did not start. If a toast says so first, this text keeps its place and is shown when the toast has
 * closed, without a second announcement.
 */
export function StartProblem({ text, wasToasted }: { text: string; wasToasted: boolean }) {
  const isToasted = useSyncExternalStore(toastStore.subscribe, hasErrorToast);
  return (
    <p
      className={css.problem}
      role={wasToasted ? undefined : 'alert'}
      style={isToasted ? { visibility: 'hidden' } : undefined}
    >
      {text}
    </p>
  );
}

export function hasErrorToast(): boolean {
  return toastStore.toasts().some(({ open, tone }) => open && tone === 'destructive');
}
