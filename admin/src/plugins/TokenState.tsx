import type { PublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Chip } from '../components/Chip.tsx';
import { useFormat } from '../components/use-format.ts';

export function TokenState({ token: { revokedAt, expiresAt, lastUsedAt } }: { token: PublishToken }) {
  const t = useTexts();
  const { time } = useFormat();
  const [now] = useState(() => Date.now());
  if (revokedAt !== null) return <Chip tone="bad">{t('tokens.revokedAt', { time: time(revokedAt) })}</Chip>;
  if (new Date(expiresAt).getTime() <= now) return <Chip tone="bad">{t('tokens.expired')}</Chip>;
  return (
    <>
      <Chip tone="good">{t('tokens.until', { time: time(expiresAt) })}</Chip>
      {lastUsedAt !== null && <span>{t('tokens.lastUsed', { time: time(lastUsedAt) })}</span>}
    </>
  );
}
