import type { AuditItem } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { Facts } from '../components/Facts.tsx';
import { Time } from '../components/Time.tsx';
import css from './AuditDialog.module.css';
import { Outcome } from './Outcome.tsx';

/** Shows one audit entry with the states before and after. @param item undefined while the dialog is closed. */
export function AuditDialog({ item, onClose }: { item: AuditItem | undefined; onClose(): void }) {
  const t = useTexts();
  return (
    <Dialog open={item !== undefined} wide title={item?.action ?? ''} onClose={onClose}>
      {item && (
        <div className={css.entry}>
          <Facts
            facts={[
              [t('audit.at'), <Time key="at" iso={item.at} />],
              [t('audit.actor'), item.actor],
              [t('audit.target'), <bdi key="target">{item.target}</bdi>],
              [t('audit.outcome'), <Outcome key="outcome" outcome={item.outcome} />],
              [t('audit.reason'), item.reason],
              [t('audit.network'), item.visitor],
              [t('audit.request'), item.requestId],
            ]}
          />
          <State title={t('audit.before')} state={item.before} />
          <State title={t('audit.after')} state={item.after} />
        </div>
      )}
    </Dialog>
  );
}

function State({ title, state }: { title: string; state: unknown }) {
  if (state === null || state === undefined) return null;
  return (
    <section>
      <h3>{title}</h3>
      <pre className={css.state} tabIndex={0} role="region" aria-label={title}>
        {JSON.stringify(state, null, 2)}
      </pre>
    </section>
  );
}
