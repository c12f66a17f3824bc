import type { AuditItem, EditedKind, NamedPerson } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Dialog } from '@soccer-legends/ui';
import { Facts } from '../components/Facts.tsx';
import { Time } from '../components/Time.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import layout from '../components/layout.module.css';
import css from './AuditDialog.module.css';
import { Outcome } from './Outcome.tsx';
import { useActionText } from './use-action-text.ts';
import type { AuditChoices } from './use-audit-filter.ts';

export interface AuditDialogProps {
  /** Undefined while the dialog is closed. */
  item: AuditItem | undefined;
  /** Filters the log by a property of this entry. */
  onFilter(changes: Partial<AuditChoices>): void;
  /** Opens the form for the person whom the entry is about. */
  onFix(person: NamedPerson): void;
  onClose(): void;
}

/** Shows one audit entry with the state before and after. */
export function AuditDialog({ item, onFilter, onFix, onClose }: AuditDialogProps) {
  const t = useTexts();
  const { t: ui } = usePlatform();
  const actionText = useActionText();
  const person = item && correctedPerson(item);
  const actions = person !== undefined && (
    <>
      <Button look="secondary" onClick={onClose}>
        {ui('ui.close')}
      </Button>
      <Button onClick={() => onFix(person)}>{t('facts.fix')}</Button>
    </>
  );
  return (
    <Dialog
      open={item !== undefined}
      wide
      title={item ? actionText(item.action) : ''}
      onClose={onClose}
      {...(actions && { actions })}
    >
      {item && <Entry item={item} onFilter={onFilter} />}
    </Dialog>
  );
}

interface EntryProps extends Pick<AuditDialogProps, 'onFilter'> {
  item: AuditItem;
}

function Entry({ item, onFilter }: EntryProps) {
  const t = useTexts();
  return (
    <div className={layout.stack}>
      <Facts
        facts={[
          [t('audit.at'), <Time key="at" iso={item.at} />],
          [t('audit.actor'), item.actor],
          [t('audit.target'), <bdi key="target">{item.target}</bdi>],
          [t('audit.outcome'), <Outcome key="outcome" outcome={item.outcome} />],
          [t('audit.reason'), item.reason],
          [t('audit.network'), item.visitor],
          [t('audit.request'), item.requestId],
          [t('audit.session'), item.sessionId],
        ]}
      />
      <div className={layout.buttons}>
        <SmallButton onClick={() => onFilter({ action: item.action })}>{t('audit.sameAction')}</SmallButton>
        <SmallButton onClick={() => onFilter({ actor: item.actor })}>{t('audit.sameActor')}</SmallButton>
        {item.sessionId !== null && (
          <SmallButton onClick={() => onFilter({ session: item.sessionId! })}>{t('audit.sameSession')}</SmallButton>
        )}
      </div>
      <State title={t('audit.before')} state={item.before} />
      <State title={t('audit.after')} state={item.after} />
    </div>
  );
}

const KINDS: Readonly<Record<string, EditedKind>> = { player: 'players', coach: 'coaches', club: 'clubs' };

/** Returns the person or club that an entry corrected, from a target such as `player 12 Kaká`. */
function correctedPerson({ action, target }: AuditItem): NamedPerson | undefined {
  const [, kind = '', id, name] =
    (action.startsWith('facts.') && /^(player|coach|club) (\d+) (.+)$/.exec(target)) || [];
  return name === undefined ? undefined : { kind: KINDS[kind]!, id: Number(id), name };
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
