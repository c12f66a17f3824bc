import type { AdminInvitation } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { CopyButton } from '../components/CopyButton.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFormat } from '../locales/use-format.ts';
import { invitationLink } from '../login/invitation-link.ts';
import layout from '../components/layout.module.css';
import css from './Administrators.module.css';

interface InvitationLinkProps {
  invitation: AdminInvitation;
  onDone(): void;
}

/** Shows an invitation link once, because the server stores only a hash of its token. */
export function InvitationLink({ invitation: { name, token, expiresAt }, onDone }: InvitationLinkProps) {
  const t = useTexts();
  const { time } = useFormat();
  const link = invitationLink(token);
  return (
    <div className={css.invitation} role="status">
      <p>{t('administrators.link', { name, time: time(expiresAt) })}</p>
      <code>{link}</code>
      <div className={layout.buttons}>
        <CopyButton text={link} />
        <SmallButton onClick={onDone}>{t('tokens.seen')}</SmallButton>
      </div>
    </div>
  );
}
