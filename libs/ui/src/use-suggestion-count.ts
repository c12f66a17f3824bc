import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';

const PAUSE_MS = 500;

/** Announces the number of suggestions, or the remark if there are none, after a pause in typing. */
export function useSuggestionCount(isOpen: boolean, count: number, remark: string | null): void {
  const { t, announce } = usePlatform();
  useEffect(() => {
    if (!isOpen || (count === 0 && remark === null)) return undefined;
    const pause = setTimeout(() => announce(count > 0 ? t('ui.suggestions', { count }) : (remark ?? '')), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [announce, count, isOpen, remark, t]);
}
