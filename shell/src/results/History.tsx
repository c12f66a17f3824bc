import type { HistoryEntry, Translate } from '@soccer-legends/game-sdk';
import { Icon, Portrait, TeamBadge, VisuallyHidden } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './History.module.css';

/** Every question of a game with the correct answer and the player's. */
export function History({ entries, gameTexts }: { entries: readonly HistoryEntry[]; gameTexts: Translate }) {
  const { t } = useShellTexts();
  return (
    <section className={css.history}>
      <h2>{t('results.history')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('results.verdict')}</VisuallyHidden>
            </th>
            <th scope="col">{t('results.correctAnswer')}</th>
            <th scope="col">{t('results.yourAnswer')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <tr key={index}>
              <td className={entry.isCorrect ? css.right : css.wrong}>
                <Icon name={entry.isCorrect ? 'check' : 'cross'} size={20} />
                <VisuallyHidden>{t(entry.isCorrect ? 'results.right' : 'results.wrong')}</VisuallyHidden>
              </td>
              <th scope="row">
                <span className={css.answer}>
                  <Picture entry={entry} />
                  {entry.correctAnswer}
                </span>
              </th>
              <td>{spoken(entry.playerAnswer, gameTexts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Picture({ entry: { picture, correctAnswer } }: { entry: HistoryEntry }) {
  if (!picture) return null;
  if (picture.kind === 'crest') return <TeamBadge name={correctAnswer} logo={picture.src} size={36} />;
  return <Portrait photo={picture.src} mode="full" alt="" width={36} />;
}

function spoken(answer: HistoryEntry['playerAnswer'], gameTexts: Translate): string {
  return typeof answer === 'string' ? answer : gameTexts(answer.key, answer.values);
}
