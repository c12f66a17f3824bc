import { Beads, cardClass } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';
import { scoreOf } from '../matchday/day-score.ts';
import { readFriendDays, scoreOfLetters } from '../matchday/friend-day.ts';
import { FriendWire } from '../matchday/FriendWire.tsx';
import css from './Season.module.css';

export interface FriendsTableProps {
  /** The visitor's own rounds. */
  rounds: readonly RoundEntry[];
  /** The matchday of the device. */
  today: number;
}

/** The results of the day's friends and the visitor's own, most wins first. Renders nothing without a friend. */
export function FriendsTable({ rounds, today }: FriendsTableProps) {
  const { t } = useShellTexts();
  const friends = readFriendDays(today).map((friend) => ({ friend, ...scoreOfLetters(friend.result) }));
  if (friends.length === 0) return null;
  const own = scoreOf(rounds.filter((round) => matchdayOfRound(round) === today));
  const total = Math.max(...friends.map((friend) => friend.total));
  const rows = [{ friend: undefined, ...own }, ...friends].toSorted((one, other) => other.won - one.won);
  return (
    <section className={`${cardClass} ${css.card}`}>
      <h2>{t('season.friends', { matchday: today })}</h2>
      <ol className={css.friends}>
        {rows.map(({ friend, won, lost }, index) => (
          <li key={index}>
            {friend ? (
              <FriendWire friend={friend} />
            ) : (
              <>
                <small aria-hidden="true">
                  {t('challenge.you')} <span translate="no">{`${won} : ${lost}`}</span>
                </small>
                <Beads
                  {...{ won, lost, total }}
                  label={t('shared.row', {
                    name: t('challenge.you'),
                    result: t('matchday.score', { won, lost, left: total - won - lost }),
                  })}
                />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
