import type { AuditVerification } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useSingleMutation, useHttp } from '../http/use-api.ts';
import { useErrorText } from '../http/use-error-text.ts';
import { Reason } from '../components/FailureText.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import layout from '../components/layout.module.css';

/** Verifies the hash chain of the audit log on request. */
export function LogVerification() {
  const t = useTexts();
  const http = useHttp();
  const errorText = useErrorText();
  const check = useSingleMutation({ mutationFn: () => http.get<AuditVerification>('/api/admin/audit/verification') });
  return (
    <div className={layout.row}>
      <span role="status">
        {check.data && verdict(check.data, t)}
        {check.isError && <Reason {...errorText(check.error)} />}
      </span>
      <SmallButton disabled={check.isPending} onClick={() => check.mutate()}>
        {t('audit.verify')}
      </SmallButton>
    </div>
  );
}

function verdict({ entries, firstBroken }: AuditVerification, t: ReturnType<typeof useTexts>): string {
  return firstBroken === null ? t('audit.whole', { entries }) : t('audit.broken', { id: firstBroken });
}
