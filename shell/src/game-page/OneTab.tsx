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
  return new FixtureOfTab(locks, `fixture/${id}`, onPlace);
}

class FixtureOfTab implements FixtureLock {
  readonly #locks: FixtureLocks;
  readonly #name: string;
  readonly #onPlace: (place: OpenPlace) => void;
  readonly #released = new AbortController();
  #waiting = new AbortController();
  #isTakingOver = false;

  constructor(locks: FixtureLocks, name: string, onPlace: (place: OpenPlace) => void) {
    this.#locks = locks;
    this.#name = name;
    this.#onPlace = onPlace;
    const openIfFree = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock && !this.#released.signal.aborted) this.#openElsewhere();
      return this.#hold(lock);
    };
    locks.request(name, { ifAvailable: true }, openIfFree).catch(this.#lose);
  }

  takeOver(): void {
    // A second request would steal the lock from the first one.
    if (this.#isTakingOver) return;
    this.#isTakingOver = true;
    this.#waiting.abort();
    this.#locks.request(this.#name, { steal: true }, this.#hold).catch(this.#lose);
  }

  release(): void {
    this.#waiting.abort();
    this.#released.abort();
  }

  readonly #hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock || this.#released.signal.aborted) return undefined;
    this.#onPlace('here');
    return new Promise((resolve) => this.#released.signal.addEventListener('abort', () => resolve()));
  };

  readonly #lose = (error: unknown): void => {
    if (this.#released.signal.aborted) return;
    // An aborted request and a stolen lock reject with this error.
    if (error instanceof DOMException && error.name === 'AbortError') this.#openElsewhere();
    else this.#onPlace('here');
  };

  #openElsewhere(): void {
    this.#onPlace('elsewhere');
    this.#isTakingOver = false;
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    this.#locks.request(this.#name, { signal }, this.#hold).catch((error: unknown) => {
      if (!signal.aborted) this.#lose(error);
    });
  }
}
