import { type Mark, marksOfLetters, type ScoreCard } from '@soccer-legends/contracts';
import { AxisMarks, MatchAxis, VisuallyHidden } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { type RoundEntry, triesOf } from '../ledger/round-entry.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { signsOf } from '../share/share-text.ts';
import { Signs } from '../share/Signs.tsx';
import { isOwnLink, type LinkedResult } from '../challenge/challenge-link.ts';
import css from './Duel.module.css';
import type { Friend } from './friend.ts';
import { resultInWords } from './friend-words.ts';
import { WatchButton } from './watch-button.lazy.tsx';

export interface DuelProps {
  /** The game's name in the page's language. */
  name: string;
  loaded: LoadedGame;
  own: RoundEntry;
  friend: Friend;
}

/** Compares the visitor's result with a friend's. For the visitor's own link, a note says so instead. */
export function Duel({ name, loaded, own, friend: { result: friend, standing, played } }: DuelProps) {
  const { t } = useShellTexts();
  if (isOwnLink(friend, own)) return <p>{t('challenge.own')}</p>;
  if (standing === 'checking') return <p role="status">{t('play.loading')}</p>;
  const tries = triesOf(own);
  const ownMarks = tries ? [] : marksOfLetters(own.marks ?? '');
  const lines = Math.max(ownMarks.length, friend.marks.length);
  const outcome = (marks: LinkedResult['marks'], question: number): string =>
    t(`challenge.mark.${marks[question] ?? 'none'}`);
  return (
    <section className={css.duel}>
      <h2>{t(`challenge.${standingOf(own, friend)}`)}</h2>
      <Side name={t('challenge.you')} result={{ ...own, tries }} />
      {lines > 0 && (
        <>
          <DuelLine own={ownMarks} friend={friend.marks} />
          <VisuallyHidden>
            <ol>
              {Array.from({ length: lines }, (_, question) => (
                <li key={question}>
                  {t('challenge.question', {
                    number: question + 1,
                    own: outcome(ownMarks, question),
                    friend: outcome(friend.marks, question),
                  })}
                </li>
              ))}
            </ol>
          </VisuallyHidden>
        </>
      )}
      <Side name={t('challenge.friend')} result={friend} />
      {played && <WatchButton {...{ name, loaded, played }} />}
      <p className={css.unchecked}>{t(standing === 'confirmed' ? 'shared.given' : 'challenge.unchecked')}</p>
    </section>
  );
}

type SideResult = Pick<LinkedResult, 'won' | 'total' | 'tries' | 'score' | 'relaxed'>;

function Side({ name, result }: { name: string; result: SideResult }) {
  const { t } = useShellTexts();
  const { tries, score, relaxed } = result;
  return (
    <>
      <p className={css.side}>
        <b>{name}</b>{' '}
        <span>
          {t('challenge.score', { result: resultInWords(result, t), score })}
          {relaxed && ` · ${t('share.relaxed')}`}
        </span>
      </p>
      {tries && <Tries board={tries.board} />}
    </>
  );
}

/** The rows of a round of one question. Decorative: the score above says which try was right. */
function Tries({ board }: Pick<ScoreCard, 'board'>) {
  return (
    <p className={css.tries} aria-hidden="true">
      <Signs text={board.map(signsOf).join('\n')} />
    </p>
  );
}

const HEIGHT = 84;
/** Distance between the center of a mark and the axis. */
const SIDE = 20;

/** Two rounds on one axis from 0′ to 90′: the visitor's marks above it, the friend's below. Decorative. */
function DuelLine({ own, friend }: { own: readonly Mark[]; friend: readonly Mark[] }) {
  const places = Math.max(own.length, friend.length);
  return (
    <MatchAxis top={-HEIGHT / 2} height={HEIGHT}>
      <AxisMarks marks={own} places={places} y={() => -SIDE} />
      <AxisMarks marks={friend} places={places} y={() => SIDE} isOutlined />
    </MatchAxis>
  );
}

type Standing = 'ahead' | 'behind' | 'level';

type Compared = Pick<LinkedResult, 'won' | 'score'>;

/** Compares the rounds won, and the points if these are equal. */
export function standingOf(own: Compared, friend: Compared): Standing {
  const lead = own.won - friend.won || own.score - friend.score;
  if (lead === 0) return 'level';
  return lead > 0 ? 'ahead' : 'behind';
}
