import type { GameListing } from '@soccer-legends/contracts';
import { Button, type ButtonProps, Icon } from '@soccer-legends/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { roundAddress } from './challenge-address.ts';
import css from './ChallengeButton.play.module.css';
import { useLinkedResult } from './challenge-link.ts';

const loadChallenge = () => import('./challenge.lazy.tsx');

export interface ChallengeButtonProps {
  name: string;
  listing: GameListing;
  /** Undefined for a free round: it cannot be dealt again, so the challenge is a new round. */
  token: string | undefined;
  look?: ButtonProps['look'];
  /** Whether the round replaces a challenge that has ended. */
  isInstead?: boolean;
}

/** Renders nothing for a game whose rounds differ between players. */
export function ChallengeButton({ name, listing, token, look = 'secondary', isInstead = false }: ChallengeButtonProps) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const isReply = useLinkedResult() !== undefined;
  const [dialog, setDialog] = useState<{ Dialog: Awaited<ReturnType<typeof loadChallenge>>['ChallengeDialog'] }>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  if (listing.matchday === false) return null;

  async function press(): Promise<void> {
    // A second press would create another challenge, and the server limits their number.
    if (busy) return;
    setBusy(true);
    try {
      const { ChallengeDialog, createChallenge, isTooMany } = await loadChallenge();
      if (token !== undefined) {
        setDialog({ Dialog: ChallengeDialog });
        setOpen(true);
        return;
      }
      const created = await createChallenge().catch((cause: unknown) => {
        const title = t(isTooMany(cause) ? 'challenge.limited' : 'challenge.failed');
        toastStore.add({ title, tone: 'destructive', cause });
      });
      if (created !== undefined) void navigate(roundAddress(listing.route, created));
    } catch (error) {
      console.error('Challenges could not be loaded', error);
      toastStore.add({ title: t('play.noAnswer'), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  const label = isInstead ? 'anotherRound' : token !== undefined && isReply ? 'back' : 'challenge';
  return (
    <>
      <Button look={look} onClick={() => void press()}>
        <Icon name="people" size={22} />
        <span className={css.text}>
          {t(`challenge.${label}`)}
          {token === undefined && <small>{t(isInstead ? 'challenge.sendBack' : 'challenge.newRound')}</small>}
        </span>
      </Button>
      {dialog && token !== undefined && (
        <dialog.Dialog open={open} name={name} game={listing.key} token={token} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
