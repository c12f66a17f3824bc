import { Button } from '@soccer-legends/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MessageCard } from '../figures/MessageCard.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { LoadingRound } from '../play/LoadingRound.tsx';
import { type FixtureLock, lockFixture, type OpenPlace } from '../matchday/fixture-lock.ts';

export interface OneTabProps {
  /** Id of the round in the ledger. */
  id: string;
  /** Heading of the message in all other tabs. */
  name: string;
  children: ReactNode;
}

/** When the round moves to this tab, its content is mounted again and rereads the ledger. */
export function OneTab({ id, name, children }: OneTabProps) {
  const { t } = useShellTexts();
  const { place, takeOver } = useFixtureLock(id);
  if (place === undefined) return <LoadingRound />;
  if (place === 'here') return children;
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
