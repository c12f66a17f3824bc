import { drawingAddress } from '@soccer-legends/contracts';
import type { Translate } from '@soccer-legends/game-sdk';
import { Portrait } from '@soccer-legends/ui';
import { useState } from 'react';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { answeredText } from './answer-text.ts';
import { AnswerPicture } from './AnswerPicture.tsx';
import type { MissedEntry } from './missed-entry.ts';
import css from './MissedOne.play.module.css';

const STICKER_WIDTH = 96;

const loadCareer = () => import('../album/career.lazy.tsx');

export function MissedOne({ missed: { entry, player }, gameTexts }: { missed: MissedEntry; gameTexts: Translate }) {
  const { t } = useShellTexts();
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
