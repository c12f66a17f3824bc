import type { HistoryEntry } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { answeredText, AnswerPicture, reasonText } from './AnswerPicture.tsx';
import css from './Missed.play.module.css';

/** The history shows the rest. */
const MOST_SHOWN = 3;

export interface MissedProps {
  entries: readonly HistoryEntry[];
  /** Whether one missed answer is already shown above. */
  more: boolean;
}

export function Missed({ entries, more }: MissedProps) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const missed = entries.filter(({ isCorrect }) => !isCorrect).slice(0, MOST_SHOWN);
  if (missed.length === 0) return null;
  return (
    <section className={css.missed}>
      <h2>{t(more ? 'results.alsoMissed' : 'results.missed')}</h2>
      <ul>
        {missed.map((entry, index) => (
          <li key={index}>
            <AnswerPicture entry={entry} width={52} />
            <span>
              <strong>{entry.correctAnswer}</strong>
              <span>{reasonText(entry, gameTexts) ?? answeredText(entry, gameTexts, t)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
