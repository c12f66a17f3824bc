import type { ChallengeStart, GameListing } from '@soccer-legends/contracts';
import { Button, type ButtonProps, Icon } from '@soccer-legends/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { roundAddress } from './challenge-address.ts';
import css from './ChallengeButton.play.module.css';
import { useLinkedResult } from './challenge-link.ts';

const loadChallenge = () => import('./challenge.lazy.tsx');
type Loaded = Awaited<ReturnType<typeof loadChallenge>>;

export interface ChallengeButtonProps {
  name: string;
  listing: GameListing;
  /** Undefined for a free round. */
  token: string | undefined;
  /** The free round, if it may be dealt again. Otherwise, the challenge is a new round. */
  repeat?: RepeatableRound | undefined;
  look?: ButtonProps['look'];
  /** Whether the round replaces a challenge that has ended. */
  isInstead?: boolean;
}

/** A free round that was just played, which a challenge may deal again. */
export interface RepeatableRound {
  start: ChallengeStart;
  /**
   * Deals the round of the challenge with this start. If it is the same round, moves the result to the challenge and
   * returns true. It may differ, for example after a change of the catalogue.
   */
  moveTo(token: string): Promise<boolean>;
}

/** Renders nothing for a game whose rounds differ between players. */
export function ChallengeButton({
  name,
  listing,
  look = 'secondary',
  isInstead = false,
  ...round
}: ChallengeButtonProps) {
  const { t } = useShellTexts();
  const isReply = useLinkedResult() !== undefined;
  const { token, press, loaded, isOpen, close } = useChallenge({ listing, ...round });
  if (listing.matchday === false) return null;
  const label = isInstead ? 'anotherRound' : token !== undefined && isReply ? 'back' : 'challenge';
  return (
    <>
      <Button look={look} onClick={() => void press()}>
        <Icon name="people" size={22} />
        <span className={css.text}>
          {t(`challenge.${label}`)}
          {token === undefined && !round.repeat && (
            <small>{t(isInstead ? 'challenge.sendBack' : 'challenge.newRound')}</small>
          )}
        </span>
      </Button>
      {loaded && token !== undefined && (
        <loaded.ChallengeDialog open={isOpen} name={name} game={listing.key} token={token} onClose={close} />
      )}
    </>
  );
}

type ChallengedRound = Pick<ChallengeButtonProps, 'listing' | 'token' | 'repeat'>;

/**
 * A press opens the dialog with the link of the round. Without a round to send, it creates a challenge and opens its intro.
 */
function useChallenge({ listing, repeat, ...round }: ChallengedRound) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [repeated, setRepeated] = useState<string>();
  const token = round.token ?? repeated;

  async function send(part: Loaded): Promise<void> {
    const shared = token ?? (repeat && (await repeatedRound(part, repeat, t)));
    if (shared === undefined) return void navigate(roundAddress(listing.route, await part.createChallenge()));
    setRepeated(shared);
    setLoaded(part);
    setOpen(true);
  }

  async function press(): Promise<void> {
    // A second press would create another challenge, and the server limits their number.
    if (isBusy) return;
    setBusy(true);
    let part: Loaded | undefined;
    try {
      part = await loadChallenge();
      await send(part);
    } catch (cause) {
      if (!part) console.error('Challenges could not be loaded', cause);
      const title = !part ? 'play.noAnswer' : part.isTooMany(cause) ? 'challenge.limited' : 'challenge.failed';
      toastStore.add({ title: t(title), tone: 'destructive', cause });
    } finally {
      setBusy(false);
    }
  }

  return { token, press, loaded, isOpen, close: () => setOpen(false) };
}

/** Returns the token of a challenge with the round that was just played; undefined if it cannot be dealt again. */
async function repeatedRound(
  { createChallenge }: Loaded,
  repeat: RepeatableRound,
  t: ReturnType<typeof useShellTexts>['t'],
): Promise<string | undefined> {
  const created = await createChallenge(repeat.start);
  if (await repeat.moveTo(created)) return created;
  toastStore.add({ title: t('challenge.another') });
  return undefined;
}
