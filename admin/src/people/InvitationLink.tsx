import type { AdminInvitation } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFormat } from '../components/use-format.ts';
import { invitationLink } from '../login/invitation-link.ts';
import css from './People.module.css';

interface InvitationLinkProps {
  invitation: AdminInvitation;
  onDone(): void;
}

/** Shows an invitation link once, because the server stores only a hash of its token. */
export function InvitationLink({ invitation: { name, token, expiresAt }, onDone }: InvitationLinkProps) {
  const t = useTexts();
  const { time } = useFormat();
  const [copied, setCopied] = useState(false);
  const link = invitationLink(token);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={css.invitation} role="status">
      <p>{t('people.link', { name, time: time(expiresAt) })}</p>
      <code>{link}</code>
      <div className={css.buttons}>
        <SmallButton onClick={() => void copy()}>{t(copied ? 'tokens.copied' : 'tokens.copy')}</SmallButton>
        <SmallButton onClick={onDone}>{t('tokens.seen')}</SmallButton>
      </div>
    </div>
  );
}
