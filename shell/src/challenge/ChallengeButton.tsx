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

/** A free round that the server may deal again. `moveTo` returns whether the challenge deals it, and then has its result. */
interface RepeatableRound {
  start: ChallengeStart;
  moveTo(token: string): Promise<boolean>;
}

/** Renders nothing for a game whose rounds differ between players. */
export function ChallengeButton({ name, listing, repeat, look = 'secondary', ...props }: ChallengeButtonProps) {
  const { isInstead = false } = props;
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const isReply = useLinkedResult() !== undefined;
  const [loaded, setLoaded] = useState<Loaded>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [repeated, setRepeated] = useState<string>();
  const token = props.token ?? repeated;
  if (listing.matchday === false) return null;

  async function press(): Promise<void> {
    // A second press would create another challenge, and the server limits their number.
    if (busy) return;
    setBusy(true);
    let part: Loaded | undefined;
    try {
      part = await loadChallenge();
      const shared = token ?? (await repeatedRound(part));
      if (shared === undefined) {
        void navigate(roundAddress(listing.route, await part.createChallenge()));
        return;
      }
      setRepeated(shared);
      setLoaded(part);
      setOpen(true);
    } catch (cause) {
      if (!part) console.error('Challenges could not be loaded', cause);
      const title = !part ? 'play.noAnswer' : part.isTooMany(cause) ? 'challenge.limited' : 'challenge.failed';
      toastStore.add({ title: t(title), tone: 'destructive', cause });
    } finally {
      setBusy(false);
    }
  }

  /** Returns the token of a challenge with the round that was just played; undefined if it cannot be dealt again. */
  async function repeatedRound({ createChallenge }: Loaded): Promise<string | undefined> {
    if (!repeat) return undefined;
    const created = await createChallenge(repeat.start);
    if (await repeat.moveTo(created)) return created;
    toastStore.add({ title: t('challenge.another') });
    return undefined;
  }

  const label = isInstead ? 'anotherRound' : token !== undefined && isReply ? 'back' : 'challenge';
  return (
    <>
      <Button look={look} onClick={() => void press()}>
        <Icon name="people" size={22} />
        <span className={css.text}>
          {t(`challenge.${label}`)}
          {token === undefined && !repeat && (
            <small>{t(isInstead ? 'challenge.sendBack' : 'challenge.newRound')}</small>
          )}
        </span>
      </Button>
      {loaded && token !== undefined && (
        <loaded.ChallengeDialog
          open={open}
          name={name}
          game={listing.key}
          token={token}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
