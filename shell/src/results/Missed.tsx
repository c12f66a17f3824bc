import type { HistoryEntry, Translate } from '@soccer-legends/game-sdk';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { answerText, reasonText } from './answer-text.ts';
import { AnswerPicture } from './AnswerPicture.tsx';
import css from './Missed.module.css';

/** The history shows all of them. */
const MOST_SHOWN = 3;

/** The right answers that the player did not give. */
export function Missed({ entries, gameTexts }: { entries: readonly HistoryEntry[]; gameTexts: Translate }) {
  const { t } = useShellTexts();
  const missed = entries.filter(({ isCorrect }) => !isCorrect).slice(0, MOST_SHOWN);
  if (missed.length === 0) return null;
  return (
    <section className={css.missed}>
      <h2>{t('results.missed')}</h2>
      <ul>
        {missed.map((entry, index) => (
          <li key={index}>
            <AnswerPicture entry={entry} width={52} />
            <span>
              <strong>{entry.correctAnswer}</strong>
              <span>
                {reasonText(entry, gameTexts) ?? t('results.answered', { answer: answerText(entry, gameTexts) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
