import type { FootballSource } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip } from './Chip.tsx';
import layout from './layout.module.css';

/** Names the source of the football data, so that the sandbox is not mistaken for the real service. */
export function SourceNote({ source }: { source: FootballSource }) {
  const t = useTexts();
  return (
    <p className={layout.row}>
      <Chip tone={source === 'sandbox' ? 'busy' : 'good'}>{t(`source.${source}.name`)}</Chip>
      <span>{t(`source.${source}.note`)}</span>
    </p>
  );
}
