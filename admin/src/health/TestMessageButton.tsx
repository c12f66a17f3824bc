import { useTexts } from '@soccer-legends/game-sdk/react';
import { SmallButton } from '../components/SmallButton.tsx';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';

/** Sends a test message to the webhook for alerts. */
export function TestMessageButton() {
  const t = useTexts();
  const http = useHttp();
  const test = useApiMutation({
    send: () => http.post('/api/admin/alerts/test-message'),
    onSuccess: () => ({ title: t('alerts.testSent') }),
    failure: { title: t('alerts.testFailed') },
  });
  return (
    <SmallButton disabled={test.isPending} onClick={() => test.mutate()}>
      {t('alerts.test')}
    </SmallButton>
  );
}
