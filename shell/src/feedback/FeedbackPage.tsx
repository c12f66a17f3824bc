import { FEEDBACK_GAMES, FEEDBACK_LENGTH } from '@soccer-legends/contracts';
import { Button } from '@soccer-legends/ui';
import { useId } from 'react';
import { PageHeading } from '../app/PageHeading.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './FeedbackPage.module.css';
import { useFeedbackForm } from './use-feedback-form.ts';

export function FeedbackPage() {
  const { t } = useShellTexts();
  const id = useId();
  const { draft, faults, sending, change, submit } = useFeedbackForm();
  const faultOf = (field: keyof typeof faults) => (faults[field] ? `${id}-${field}-fault` : undefined);
  return (
    <section className={css.card}>
      <PageHeading title={t('feedback.page')}>{t('feedback.title')}</PageHeading>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label>
          {t('feedback.game')}
          <select
            value={draft.gameType}
            aria-describedby={faultOf('gameType')}
            onChange={({ currentTarget }) => change({ gameType: currentTarget.value })}
          >
            {FEEDBACK_GAMES.map((subject) => (
              <option key={subject} value={subject}>
                {t(`feedback.subject.${subject}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('feedback.text')}
          <textarea
            rows={6}
            maxLength={FEEDBACK_LENGTH.max + 1}
            value={draft.feedback}
            aria-invalid={faults.feedback !== undefined}
            aria-describedby={faultOf('feedback')}
            onChange={({ currentTarget }) => change({ feedback: currentTarget.value })}
          />
        </label>
        <Fault id={faultOf('feedback')} text={faults.feedback} />
        <label>
          {t('feedback.email')}
          <input
            type="email"
            autoComplete="email"
            value={draft.userEmail}
            aria-invalid={faults.userEmail !== undefined}
            aria-describedby={faultOf('userEmail')}
            onChange={({ currentTarget }) => change({ userEmail: currentTarget.value })}
          />
        </label>
        <Fault id={faultOf('userEmail')} text={faults.userEmail} />
        <Button type="submit" disabled={sending}>
          {t(sending ? 'feedback.sending' : 'feedback.send')}
        </Button>
      </form>
    </section>
  );
}

/** What is wrong with a field, as the server words it. */
function Fault({ id, text }: { id: string | undefined; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className={css.fault} role="alert" lang="es">
      {text}
    </p>
  );
}
