import type { HistoryEntry } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { cardClass } from '@soccer-legends/ui';
import { useState } from 'react';
import { Sticker } from '../album/Sticker.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { playersOf } from '../ledger/met.ts';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { answeredText, AnswerPicture, CorrectAnswer, reasonText } from './AnswerPicture.tsx';
import css from './Missed.play.module.css';
import { NamedLine } from './NamedLine.tsx';

/** The history shows the rest. */
const MOST_SHOWN = 3;
const STICKER_WIDTH = 96;

export interface MissedEntry {
  entry: HistoryEntry;
  player: number;
}

/** Returns the first wrong answer to a question about one player. */
export function firstMissed(history: readonly HistoryEntry[]): MissedEntry | undefined {
  for (const entry of history) {
    const [player, ...others] = playersOf(entry);
    if (!entry.isCorrect && player !== undefined && others.length === 0) return { entry, player };
  }
  return undefined;
}

/** A missed player, who will be asked about again. */
export function MissedOne({ missed: { entry, player } }: { missed: MissedEntry }) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <section className={`${cardClass} ${css.missed}`}>
      <h2>{t('album.missedOne')}</h2>
      <div className={css.answer}>
        {entry.picture ? (
          <AnswerPicture entry={entry} width={STICKER_WIDTH} />
        ) : (
          <Sticker player={{ id: player }} width={STICKER_WIDTH} />
        )}
        <p>
          <strong>
            <CorrectAnswer entry={entry} />
          </strong>
          {answeredText(entry, gameTexts, t)}
          <NamedLine entry={entry} />
        </p>
      </div>
      <p className={css.training}>{t('album.training')}</p>
      <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>{t('album.career')}</summary>
        {opened && <LoadedPart load={loadCareer}>{({ Career }) => <Career player={player} />}</LoadedPart>}
      </details>
    </section>
  );
}

const loadCareer = () => import('../album/career.lazy.tsx');

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
    <section className={`${cardClass} ${css.missed}`}>
      <h2>{t(more ? 'results.alsoMissed' : 'results.missed')}</h2>
      <ul className={css.list}>
        {missed.map((entry, index) => (
          <li key={index} className={css.answer}>
            <AnswerPicture entry={entry} width={52} />
            <p>
              <strong>
                <CorrectAnswer entry={entry} />
              </strong>
              {reasonText(entry, gameTexts) ?? answeredText(entry, gameTexts, t)}
              <NamedLine entry={entry} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
