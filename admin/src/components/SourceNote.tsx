import type { FootballSource } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip } from './Chip.tsx';
import css from './SourceNote.module.css';

/** Says where football data comes from, so that nobody mistakes the sandbox for the real service. */
export function SourceNote({ source }: { source: FootballSource }) {
  const t = useTexts();
  return (
    <p className={css.note}>
      <Chip tone={source === 'sandbox' ? 'busy' : 'good'}>{t(`source.${source}.name`)}</Chip>
      <span>{t(`source.${source}.note`)}</span>
    </p>
  );
}
