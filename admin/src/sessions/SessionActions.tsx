import type { AdminOpenSession } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { formatFragment } from '../address/fragment.ts';
import { Chip } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import css from './SessionActions.module.css';

export interface SessionActionsProps {
  session: AdminOpenSession;
  onEnd(): void;
}

/** Ends another session, and links to its entries in the audit log. */
export function SessionActions({ session: { id, current }, onEnd }: SessionActionsProps) {
  const t = useTexts();
  return (
    <>
      {current ? (
        <Chip tone="good">{t('sessions.current')}</Chip>
      ) : (
        <SmallButton onClick={onEnd}>{t('sessions.endOne')}</SmallButton>
      )}{' '}
      <a className={css.log} href={formatFragment({ tab: 'audit', view: { session: id } })}>
        {t('audit.title')}
      </a>
    </>
  );
}
