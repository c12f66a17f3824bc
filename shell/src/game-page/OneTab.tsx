import { Button } from '@soccer-legends/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MessageCard } from '../figures/MessageCard.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useRound } from '../ledger/site-ledger.ts';
import { LoadingRound } from '../play/LoadingGame.tsx';

export interface OneTabProps {
  id: string;
  /** Heading of the message in all other tabs. */
  name: string;
  children: ReactNode;
}

/**
 * When the round moves to this tab, its content is mounted again and rereads the ledger. A finished round can be shown in
 * any number of tabs.
 */
export function OneTab({ id, name, children }: OneTabProps) {
  const { t } = useShellTexts();
  const { place, takeOver } = useFixtureLock(id);
  const finished = useRound(id);
  if (place === 'here' || finished) return children;
  if (place === undefined) return <LoadingRound />;
  return (
    <MessageCard title={name}>
      <p>{t('matchday.elsewhere')}</p>
      <Button onClick={takeOver}>{t('matchday.goOnHere')}</Button>
    </MessageCard>
  );
}

/** Opens a fixture in this tab while no other tab has it. `place` is undefined until it is known. */
function useFixtureLock(id: string): { place: OpenPlace | undefined; takeOver(): void } {
  // Web Locks exist only on pages that were loaded over HTTPS.
  const { locks } = navigator as Partial<Navigator>;
  const [place, setPlace] = useState<OpenPlace | undefined>(locks ? undefined : 'here');
  const lock = useRef<FixtureLock>(undefined);
  useEffect(() => {
    if (!locks) return undefined;
    const held = lockFixture(locks, id, setPlace);
    lock.current = held;
    return () => held.release();
  }, [locks, id]);
  return { place, takeOver: () => lock.current?.takeOver() };
}

export type FixtureLocks = Pick<LockManager, 'request'>;

export type OpenPlace = 'here' | 'elsewhere';

interface FixtureLock {
  /** Opens the fixture in this tab and closes it in the other one. */
  takeOver(): void;
  /** Lets another tab open the fixture. Afterwards, no change is reported. */
  release(): void;
}

/**
 * Opens a fixture in one tab at a time, so that two tabs cannot play it twice. Reports each change of where it is open. A
 * browser that blocks the site's storage denies locks as well, and then every tab may play.
 */
export function lockFixture(locks: FixtureLocks, id: string, onPlace: (place: OpenPlace) => void): FixtureLock {
  const name = `fixture/${id}`;
  const released = new AbortController();
  let waiting = new AbortController();
  let isTakingOver = false;

  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock || released.signal.aborted) return undefined;
    onPlace('here');
    return new Promise((resolve) => released.signal.addEventListener('abort', () => resolve()));
  };
  const lost = (error: unknown): void => {
    if (released.signal.aborted) return;
    // An aborted request and a stolen lock reject with this error.
    if (error instanceof DOMException && error.name === 'AbortError') elsewhere();
    else onPlace('here');
  };
  const elsewhere = (): void => {
    onPlace('elsewhere');
    isTakingOver = false;
    waiting = new AbortController();
    const { signal } = waiting;
    locks.request(name, { signal }, hold).catch((error: unknown) => {
      if (!signal.aborted) lost(error);
    });
  };

  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (!lock && !released.signal.aborted) elsewhere();
      return hold(lock);
    })
    .catch(lost);
  return {
    takeOver() {
      // A second request would steal the lock from the first one.
      if (isTakingOver) return;
      isTakingOver = true;
      waiting.abort();
      locks.request(name, { steal: true }, hold).catch(lost);
    },
    release() {
      waiting.abort();
      released.abort();
    },
  };
}
