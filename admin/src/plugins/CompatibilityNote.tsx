import type { Compatibility } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Chip } from '../components/Chip.tsx';

export function CompatibilityNote({ compatibility }: { compatibility: Compatibility }) {
  const t = useTexts();
  const { t: shell } = usePlatform();
  if (compatibility.verdict !== 'incompatible') {
    const fits = compatibility.verdict === 'compatible';
    return <Chip tone={fits ? 'good' : 'plain'}>{t(fits ? 'plugins.fits' : 'plugins.unknownFit')}</Chip>;
  }
  return (
    <span>
      <Chip tone="bad">{t('plugins.fitsNot')}</Chip>{' '}
      {compatibility.reasons.map((reason) => shell(`play.incompatibility.${reason}`)).join(' ')}
    </span>
  );
}
