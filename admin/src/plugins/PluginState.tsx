import type { PluginOverview } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip } from '../components/Chip.tsx';

export function PluginState({ plugin: { isActive, withdrawnAt, live, damaged } }: { plugin: PluginOverview }) {
  const t = useTexts();
  if (withdrawnAt !== null) return <Chip tone="bad">{t('plugins.withdrawn')}</Chip>;
  if (damaged.length > 0) return <Chip tone="bad">{t('plugins.damaged', { releases: damaged.join(', ') })}</Chip>;
  if (live === null) return <Chip>{t('plugins.unreleased')}</Chip>;
  if (live.compatibility.verdict === 'incompatible') return <Chip tone="bad">{t('plugins.fitsNot')}</Chip>;
  return <Chip tone={isActive ? 'good' : 'bad'}>{t(isActive ? 'plugins.on' : 'plugins.off')}</Chip>;
}
