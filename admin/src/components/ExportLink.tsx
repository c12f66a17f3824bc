import { useTexts } from '@soccer-legends/game-sdk/react';
import { buttonClass } from '@soccer-legends/ui';
import css from './ExportLink.module.css';

/**
 * Link that downloads a list as CSV.
 * @param path path of the file
 */
export function ExportLink({ path }: { path: string }) {
  const t = useTexts();
  return (
    <a className={buttonClass('secondary', css.export)} href={path} download>
      {t('table.export')}
    </a>
  );
}
