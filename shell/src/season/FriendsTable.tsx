import { cardClass } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';
import { scoreOf } from '../matchday/day-score.ts';
import { readFriendDays, scoreOfLetters } from '../matchday/friend-day.ts';
import { ScoreWire } from '../matchday/FriendWire.tsx';
import css from './Season.module.css';

export interface FriendsTableProps {
  /** The visitor's own rounds. */
  rounds: readonly RoundEntry[];
  /** The matchday of the device. */
  today: number;
}

/** The day's results of the visitor and of friends, most wins first. Renders nothing without a friend. */
export function FriendsTable({ rounds, today }: FriendsTableProps) {
  const { t } = useShellTexts();
  const friends = readFriendDays(today).map(({ name = t('challenge.friend'), result }) => ({
    ...{ name, isOutlined: true },
    ...scoreOfLetters(result),
  }));
  if (friends.length === 0) return null;
  const { won, lost } = scoreOf(rounds.filter((round) => matchdayOfRound(round) === today));
  const total = Math.max(...friends.map((friend) => friend.total));
  const own = { name: t('challenge.you'), isOutlined: false, won, lost, total };
  const rows = [own, ...friends].toSorted((one, other) => other.won - one.won);
  return (
    <section className={`${cardClass} ${css.card}`}>
      <h2>{t('season.friends', { matchday: today })}</h2>
      <ol className={css.friends}>
        {rows.map((row, index) => (
          <li key={index}>
            <ScoreWire {...row} />
          </li>
        ))}
      </ol>
    </section>
  );
}
