import { Button } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { MessagePage } from '../figures/MessagePage.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { LoadingRound } from '../play/LoadingRound.tsx';
import { useFixtureLock } from '../matchday/use-fixture-lock.ts';

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
    <MessagePage title={name}>
      <p>{t('matchday.elsewhere')}</p>
      <Button onClick={takeOver}>{t('matchday.goOnHere')}</Button>
    </MessagePage>
  );
}
