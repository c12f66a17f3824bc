import { FEEDBACK_GAMES, FEEDBACK_LENGTH, type FeedbackReceived } from '@soccer-legends/contracts';
import { Button, cardClass, fieldClass } from '@soccer-legends/ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { PageCover } from '../figures/PageCover.tsx';
import { type ShellTexts, useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './FeedbackPage.module.css';
import { ApiError, send } from '@soccer-legends/api-client';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ToastPlace } from '../toasts/Toaster.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import {
  EMPTY_DRAFT,
  faultsOf,
  type FeedbackDraft,
  type FeedbackFaults,
  forgetDraft,
  keepDraft,
  startingDraft,
} from './feedback-draft.ts';

export function FeedbackPage() {
  const { t } = useShellTexts();
  const form = useFeedbackForm();
  return (
    <section className={`${cardClass} ${css.card}`}>
      <PageCover title={t('feedback.page')} heading={t('feedback.title')} number={12} inCard />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Fields form={form} />
        <Button type="submit" disabled={form.sending}>
          {t(form.sending ? 'feedback.sending' : 'feedback.send')}
        </Button>
        <ToastPlace />
      </form>
    </section>
  );
}

function Fields({ form }: { form: FeedbackForm }) {
  const { t } = useShellTexts();
  return (
    <>
      <Field form={form} name="gameType" label={t('feedback.game')}>
        {(attributes) => (
          <select {...attributes}>
            {FEEDBACK_GAMES.map((subject) => (
              <option key={subject} value={subject}>
                {t(`feedback.subject.${subject}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field form={form} name="feedback" label={t('feedback.text')}>
        {(attributes) => <textarea {...attributes} rows={6} maxLength={FEEDBACK_LENGTH.max + 1} />}
      </Field>
      <Field form={form} name="userEmail" label={t('feedback.email')}>
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </Field>
    </>
  );
}

interface FieldProps {
  form: FeedbackForm;
  name: keyof FeedbackFaults;
  label: string;
  children(attributes: {
    className: string;
    value: string;
    onChange(event: { currentTarget: { value: string } }): void;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }): ReactNode;
}

function Field({ form: { draft, faults, change }, name, label, children }: FieldProps) {
  const { t, language } = useShellTexts();
  const id = useId();
  // The specified text, which is Spanish on every page.
  const fault = faults[name];
  return (
    <>
      <label>
        {label}
        {children({
          className: fieldClass,
          value: draft[name],
          onChange: ({ currentTarget }) => change({ [name]: currentTarget.value }),
          'aria-invalid': fault !== undefined,
          'aria-describedby': fault === undefined ? undefined : id,
        })}
      </label>
      {fault !== undefined && (
        <p id={id} className={css.fault} role="alert">
          <span lang="es">{fault}</span>
          {language !== 'es' && <small>{t(`feedback.fault.${name}`, FEEDBACK_LENGTH)}</small>}
        </p>
      )}
    </>
  );
}

/**
 * Problems after which the page sends the feedback again, with texts in the locale files. For others, the form shows the
 * server's message.
 */
const PASSING_PROBLEMS = ['rateLimited', 'overloaded'] as const;
/** In milliseconds: the feedback limit usually has a window of ten minutes. */
const USUAL_DELAY_MS = 600_000;

const CALL = 'POST /api/feedback';

interface FeedbackForm {
  draft: FeedbackDraft;
  faults: FeedbackFaults;
  sending: boolean;
  change(part: Partial<FeedbackDraft>): void;
  /** Sends the draft, unless it has faults or another one is being sent. */
  submit(): void;
}

/**
 * Returns the form with its starting draft. A toast shows the outcome; only a success empties a form that was not changed
 * since. A draft that the server rejected for a time is sent again after that time, unless the visitor sends another.
 */
function useFeedbackForm(): FeedbackForm {
  const texts = useShellTexts();
  const { t } = texts;
  const [draft, setDraft] = useStartingDraft();
  const [faults, setFaults] = useState<FeedbackFaults>({});
  const [postponed, setPostponed] = useState<{ draft: FeedbackDraft; delayMs: number }>();
  const { mutate, isPending: sending } = useMutation({
    mutationFn: sendFeedback,
    onSuccess: ({ savedLocally }, sent) => {
      forgetDraft();
      setDraft((current) => (current === sent ? EMPTY_DRAFT : current));
      toastStore.add({
        title: t('feedback.received'),
        description: t(savedLocally ? 'feedback.localSave' : 'feedback.thanks'),
        tone: 'success',
      });
    },
    onError: (fault, rejected) => {
      toastStore.add({ tone: 'destructive', cause: fault, ...describe(fault, texts) });
      if (fault instanceof ApiError && passingProblem(fault))
        setPostponed({ draft: rejected, delayMs: fault.retryAfterMs ?? USUAL_DELAY_MS });
    },
  });
  useEffect(() => {
    if (!postponed) return;
    const timer = setTimeout(() => mutate(postponed.draft), postponed.delayMs);
    return () => clearTimeout(timer);
  }, [postponed, mutate]);

  function submit(): void {
    const found = faultsOf(draft);
    setFaults(found);
    if (sending || Object.keys(found).length > 0) return;
    keepDraft(draft, new Date());
    setPostponed(undefined);
    mutate(draft);
  }

  return { draft, faults, sending, submit, change: (part) => setDraft({ ...draft, ...part }) };
}

function useStartingDraft() {
  const { t } = useShellTexts();
  const [asked] = useSearchParams();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const start = useEffectEvent(() => setDraft(startingDraft(asked, (name) => t('feedback.about', { name }))));
  // eslint-disable-next-line react-hooks/set-state-in-effect -- The server has neither query nor draft.
  useLayoutEffect(() => start(), []);
  return [draft, setDraft] as const;
}

/** Returns what the toast says about feedback that was not received. */
function describe(fault: unknown, { t, language }: ShellTexts): { title: string; description: string } {
  if (!(fault instanceof ApiError))
    return { title: t('feedback.connectionError'), description: t('feedback.keptHere') };
  const passing = passingProblem(fault);
  const description = passing
    ? t(`feedback.problem.${passing}`, { when: fromNow(fault.retryAfterMs ?? USUAL_DELAY_MS, language) })
    : fault.problem?.message;
  return { title: t('feedback.error'), description: description ?? t('feedback.errorDescription') };
}

function passingProblem({ problem }: ApiError): (typeof PASSING_PROBLEMS)[number] | undefined {
  return PASSING_PROBLEMS.find((code) => code === problem?.code);
}

/** Returns a time from now in words, such as "in 10 minutes". */
function fromNow(ms: number, language: string): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const words = new Intl.RelativeTimeFormat(language);
  return minutes < 120 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour');
}

function sendFeedback(draft: FeedbackDraft): Promise<Partial<FeedbackReceived>> {
  console.info(CALL);
  return send('/api/feedback', {
    method: 'POST',
    body: draft,
    onResponse: ({ status }) => console.info(`${CALL}: ${status}`),
  });
}
