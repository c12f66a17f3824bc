import type { HistoryEntry, ResultLabels } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Icon, VisuallyHidden } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { AnswerPicture, answerText, CorrectAnswer, reasonText } from './AnswerPicture.tsx';
import css from './History.play.module.css';
import { NamedLine } from './NamedLine.tsx';

export interface HistoryProps {
  entries: readonly HistoryEntry[];
  labels: ResultLabels;
  /** Whether nothing else is beside the ticket. A wide window then opens the history at once. */
  alone: boolean;
}

export function History({ entries, labels, alone }: HistoryProps) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const label = (own: string | undefined, standard: string) => (own === undefined ? t(standard) : gameTexts(own));
  return (
    <details className={css.history} open={alone && isWide()}>
      <summary>{label(labels.history, 'results.history')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('results.verdict')}</VisuallyHidden>
            </th>
            <th scope="col">{label(labels.correctAnswer, 'results.correctAnswer')}</th>
            <th scope="col">{label(labels.yourAnswer, 'results.yourAnswer')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <Row key={index} entry={entry} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Row({ entry }: { entry: HistoryEntry }) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const { isCorrect, reason } = entry;
  return (
    <tr>
      <td className={isCorrect ? css.right : css.wrong}>
        <Icon name={isCorrect ? 'check' : 'cross'} size={20} />
        <VisuallyHidden>{t(isCorrect ? 'results.right' : 'results.wrong')}</VisuallyHidden>
      </td>
      <th scope="row">
        <span className={css.answer}>
          <AnswerPicture entry={entry} width={36} />
          <CorrectAnswer entry={entry} />
        </span>
        <NamedLine entry={entry} />
      </th>
      <td>
        {answerText(entry, gameTexts)}
        {reason && <small className={css.reason}>{reasonText(entry, gameTexts)}</small>}
      </td>
    </tr>
  );
}

/** Same width as in the style sheet of the results, where a second column starts. */
function isWide(): boolean {
  return matchMedia('(width >= 900px)').matches;
}
