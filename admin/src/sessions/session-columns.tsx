import type { AdminOpenSession } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { type Features, timeCell, titled, Text } from '../table/columns.tsx';
import { formatFragment } from '../address/fragment.ts';
import { Chip } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Time } from '../components/Time.tsx';
import css from './SessionActions.module.css';

const column = createColumnHelper<Features, AdminOpenSession>();

export function sessionColumns(onEnd: (session: AdminOpenSession) => void) {
  return column.columns([
    column.accessor('browser', {
      header: titled('sessions.browser'),
      meta: { rowHeader: true },
      cell: ({ getValue }) => <bdi>{getValue() ?? <Text name="sessions.unknownBrowser" />}</bdi>,
    }),
    column.accessor('actor', { header: titled('sessions.person'), cell: ({ getValue }) => <bdi>{getValue()}</bdi> }),
    column.accessor('lastUsedAt', { header: titled('sessions.lastUsed'), meta: { wideOnly: true }, cell: timeCell }),
    column.accessor('lastUsedFrom', {
      header: titled('sessions.network'),
      meta: { wideOnly: true },
      cell: ({ row: { original } }) => <Networks session={original} />,
    }),
    column.accessor('startedAt', {
      header: titled('sessions.since'),
      meta: { wideOnly: true },
      cell: ({ row: { original } }) => <SignedIn session={original} />,
    }),
    column.display({
      id: 'end',
      header: titled('sessions.actions'),
      cell: ({ row: { original } }) => <SessionActions session={original} onEnd={() => onEnd(original)} />,
    }),
  ]);
}

/** The network of the last use, and the network of the login if it differs. The session may then be stolen. */
function Networks({ session: { lastUsedFrom, signedInFrom } }: { session: AdminOpenSession }) {
  const t = useTexts();
  return (
    <>
      <bdi>{lastUsedFrom}</bdi>
      {signedInFrom !== lastUsedFrom && (
        <>
          <br />
          {t('sessions.signedInFrom', { network: signedInFrom })}
        </>
      )}
    </>
  );
}

function SignedIn({ session: { startedAt, expiresAt } }: { session: AdminOpenSession }) {
  const t = useTexts();
  return (
    <>
      <Time iso={startedAt} />
      <br />
      <small className={css.until}>
        {t('sessions.until')} {expiresAt === null ? t('sessions.untilClosed') : <Time iso={expiresAt} />}
      </small>
    </>
  );
}

interface SessionActionsProps {
  session: AdminOpenSession;
  onEnd(): void;
}

/** Ends another session, and links to its entries in the audit log. */
function SessionActions({ session: { id, current }, onEnd }: SessionActionsProps) {
  const t = useTexts();
  return (
    <div className={css.actions}>
      {current ? (
        <Chip tone="good">{t('sessions.current')}</Chip>
      ) : (
        <SmallButton onClick={onEnd}>{t('sessions.endOne')}</SmallButton>
      )}
      <a className={css.log} href={formatFragment({ tab: 'audit', view: { session: id } })}>
        {t('audit.title')}
      </a>
    </div>
  );
}
