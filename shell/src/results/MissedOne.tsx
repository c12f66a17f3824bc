import { drawingAddress } from '@soccer-legends/contracts';
import type { HistoryEntry } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait } from '@soccer-legends/ui';
import { useState } from 'react';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { answeredText, AnswerPicture } from './AnswerPicture.tsx';
import css from './MissedOne.play.module.css';
import { playersOf } from '../ledger/met.ts';

const STICKER_WIDTH = 96;

const loadCareer = () => import('../album/career.lazy.tsx');

export function MissedOne({ missed: { entry, player } }: { missed: MissedEntry }) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <section className={css.missed}>
      <h2>{t('album.missedOne')}</h2>
      <div className={css.answers}>
        {entry.picture ? (
          <AnswerPicture entry={entry} width={STICKER_WIDTH} />
        ) : (
          <Portrait photo={drawingAddress('player', player)} mode="full" alt="" width={STICKER_WIDTH} />
        )}
        <p>
          <strong>{entry.correctAnswer}</strong>
          {answeredText(entry, gameTexts, t)}
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

interface MissedEntry {
  entry: HistoryEntry;
  player: number;
}

/** Returns the first wrong answer to a question about one player; undefined without one. */
export function firstMissed(history: readonly HistoryEntry[]): MissedEntry | undefined {
  for (const entry of history) {
    const [player, ...others] = playersOf(entry);
    if (!entry.isCorrect && player !== undefined && others.length === 0) return { entry, player };
  }
  return undefined;
}
