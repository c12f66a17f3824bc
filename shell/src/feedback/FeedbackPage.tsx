import { FEEDBACK_GAMES, FEEDBACK_LENGTH } from '@soccer-legends/contracts';
import { Button, cardClass, fieldClass } from '@soccer-legends/ui';
import { useId, type ReactNode } from 'react';
import { PageCover } from '../figures/PageCover.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './FeedbackPage.module.css';
import { useFeedbackForm } from './use-feedback-form.ts';

export function FeedbackPage() {
  const { t } = useShellTexts();
  const { draft, faults, sending, change, submit } = useFeedbackForm();
  return (
    <section className={`${cardClass} ${css.card}`}>
      <PageCover title={t('feedback.page')} heading={t('feedback.title')} number={12} inCard />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Fields draft={draft} faults={faults} change={change} />
        <Button type="submit" disabled={sending}>
          {t(sending ? 'feedback.sending' : 'feedback.send')}
        </Button>
      </form>
    </section>
  );
}

function Fields({ draft, faults, change }: Pick<ReturnType<typeof useFeedbackForm>, 'draft' | 'faults' | 'change'>) {
  const { t } = useShellTexts();
  return (
    <>
      <Field label={t('feedback.game')} fault={faults.gameType}>
        {(attributes) => (
          <select
            {...attributes}
            value={draft.gameType}
            onChange={({ currentTarget }) => change({ gameType: currentTarget.value })}
          >
            {FEEDBACK_GAMES.map((subject) => (
              <option key={subject} value={subject}>
                {t(`feedback.subject.${subject}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('feedback.text')} fault={faults.feedback}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={6}
            maxLength={FEEDBACK_LENGTH.max + 1}
            value={draft.feedback}
            onChange={({ currentTarget }) => change({ feedback: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('feedback.email')} fault={faults.userEmail}>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            autoComplete="email"
            value={draft.userEmail}
            onChange={({ currentTarget }) => change({ userEmail: currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}

interface FieldProps {
  label: string;
  /** What is wrong with the text, in Spanish; undefined for a valid one. */
  fault: string | undefined;
  children(attributes: {
    className: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }): ReactNode;
}

function Field({ label, fault, children }: FieldProps) {
  const id = useId();
  return (
    <>
      <label>
        {label}
        {children({
          className: fieldClass,
          'aria-invalid': fault !== undefined,
          'aria-describedby': fault === undefined ? undefined : id,
        })}
      </label>
      {fault !== undefined && (
        <p id={id} className={css.fault} role="alert" lang="es">
          {fault}
        </p>
      )}
    </>
  );
}
