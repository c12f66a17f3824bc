import { useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LinkedResult, useLinkedResult } from '../challenge/challenge-link.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useGameServices } from '../play/use-game-services.ts';
import { dealTexts } from '../play/visit.ts';
import type { Friend, FriendRound } from './friend.ts';

/**
 * Returns the result in the page's link; undefined without one. Moves in it are replayed before the result is shown, unless
 * the game runs in a frame.
 */
export function useFriend(round: FriendRound): Friend | undefined {
  const linked = useLinkedResult();
  const { t } = useShellTexts();
  const services = useGameServices(round.loaded.listing.key, useTexts(), round.token);
  const [checked, setChecked] = useState<{ linked: LinkedResult; friend: Friend }>();
  const { game } = round.loaded;
  const check = useEffectEvent(async (asked: LinkedResult): Promise<Friend> => {
    const { checkFriend } = await import('./check-friend.lazy.ts');
    const { seed } = round;
    return checkFriend(asked, { ...round, seed: seed!, game: game!, services, texts: dealTexts(round.token, t) });
  });
  const isCheckable = linked?.moves !== undefined && game !== undefined && round.seed !== undefined;
  useEffect(() => {
    if (!isCheckable) return undefined;
    let current = true;
    void check(linked)
      .catch((error: unknown): Friend => {
        console.warn('The moves in the link could not be replayed', error);
        return { result: linked, standing: 'claimed' };
      })
      .then((friend) => current && setChecked({ linked, friend }));
    return () => {
      current = false;
    };
  }, [linked, isCheckable]);
  if (!linked) return undefined;
  if (!isCheckable) return { result: linked, standing: 'claimed' };
  return checked?.linked === linked ? checked.friend : { result: linked, standing: 'checking' };
}
