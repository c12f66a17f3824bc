import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { Opened } from './merge-season.ts';

export function OpenedText(opened: Opened) {
  const { t } = useShellTexts();
  if ('fault' in opened) return t(opened.fault === 'newer' ? 'season.fileNewer' : 'season.fileBroken');
  return opened.added > 0 ? t('season.added', { count: opened.added }) : t('season.addedNone');
}
