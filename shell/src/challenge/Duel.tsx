import { VisuallyHidden } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { marksOfLetters } from '../ledger/mark-letters.ts';
import { isOwnLink, type LinkedResult } from './challenge-link.ts';
import css from './Duel.module.css';
import { standingOf } from './duel.ts';
import { DuelLine } from './DuelLine.tsx';

export interface DuelProps {
  own: RoundEntry;
  friend: LinkedResult;
}

/** Compares the visitor's result with a friend's. For the visitor's own link, a note says so instead. */
export function Duel({ own, friend }: DuelProps) {
  const { t } = useShellTexts();
  if (isOwnLink(friend, own)) return <p>{t('challenge.own')}</p>;
  const ownMarks = marksOfLetters(own.marks ?? '');
  const lines = Math.max(ownMarks.length, friend.marks.length);
  const outcome = (marks: LinkedResult['marks'], question: number): string =>
    t(`challenge.mark.${marks[question] ?? 'none'}`);
  return (
    <section className={css.duel}>
      <h2>{t(`challenge.${standingOf(own, friend)}`)}</h2>
      <Side name={t('challenge.you')} result={own} />
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
      <p className={css.unchecked}>{t('challenge.unchecked')}</p>
    </section>
  );
}

function Side({ name, result }: { name: string; result: Pick<LinkedResult, 'won' | 'total' | 'score' | 'relaxed'> }) {
  const { t } = useShellTexts();
  const { won, total, score, relaxed } = result;
  return (
    <p className={css.side}>
      <b>{name}</b>{' '}
      <span>
        {t('challenge.score', { won, total, score })}
        {relaxed && ` · ${t('share.relaxed')}`}
      </span>
    </p>
  );
}
