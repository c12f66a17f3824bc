import { Button } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { MessagePage } from './MessagePage.tsx';

export interface FailedPageProps {
  title: string;
  text: string;
  onRetry(): void;
}

export function FailedPage({ title, text, onRetry }: FailedPageProps) {
  const { t } = useShellTexts();
  return (
    <MessagePage title={title}>
      <p role="alert">{text}</p>
      <Button onClick={onRetry}>{t('play.retry')}</Button>
    </MessagePage>
  );
}
