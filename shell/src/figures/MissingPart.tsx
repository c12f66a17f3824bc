import { Button } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { MessageCard } from './MessageCard.tsx';

/** Shown instead of the content of a page whose script could not be loaded. */
export function MissingPart() {
  const { t } = useShellTexts();
  return (
    <MessageCard>
      <p role="alert">{t('play.noAnswer')}</p>
      {/* Some browsers do not request a failed script again in the same document. */}
      <Button onClick={() => location.reload()}>{t('play.retry')}</Button>
    </MessageCard>
  );
}
