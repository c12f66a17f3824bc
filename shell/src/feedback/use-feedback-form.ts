import { ApiError, send } from '@soccer-legends/api-client';
import type { FeedbackReceived } from '@soccer-legends/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { toastStore } from '../toasts/toast-store.ts';
import {
  EMPTY_DRAFT,
  faultsOf,
  forgetDraft,
  keepDraft,
  startingDraft,
  type FeedbackDraft,
  type FeedbackFaults,
} from './feedback-draft.ts';

/** Problems with texts in the locale files; for others, the form shows the server's message. */
const KNOWN_PROBLEMS = ['rateLimited', 'overloaded'] as const;

const CALL = 'POST /api/feedback';

export interface FeedbackForm {
  draft: FeedbackDraft;
  faults: FeedbackFaults;
  sending: boolean;
  change(part: Partial<FeedbackDraft>): void;
  /** Sends the draft, unless it has faults or another one is being sent. */
  submit(): void;
}

/** Returns the form with its starting draft. A toast shows the outcome; only a success empties a form that was not changed since. */
export function useFeedbackForm(): FeedbackForm {
  const { t } = useShellTexts();
  const [asked] = useSearchParams();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const start = useEffectEvent(() => setDraft(startingDraft(asked, (name) => t('feedback.about', { name }))));
  // eslint-disable-next-line react-hooks/set-state-in-effect -- The server has neither query nor draft.
  useLayoutEffect(() => start(), []);
  const [faults, setFaults] = useState<FeedbackFaults>({});
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
    onError: (fault) => toastStore.add({ tone: 'destructive', cause: fault, ...failure(fault) }),
  });

  function submit(): void {
    const found = faultsOf(draft);
    setFaults(found);
    if (sending || Object.keys(found).length > 0) return;
    keepDraft(draft, new Date());
    mutate(draft);
  }

  function failure(fault: unknown): { title: string; description: string } {
    if (!(fault instanceof ApiError))
      return { title: t('feedback.connectionError'), description: t('feedback.keptHere') };
    const known = KNOWN_PROBLEMS.find((code) => code === fault.problem?.code);
    const description = known ? t(`feedback.problem.${known}`) : fault.problem?.message;
    return { title: t('feedback.error'), description: description ?? t('feedback.errorDescription') };
  }

  return { draft, faults, sending, submit, change: (part) => setDraft({ ...draft, ...part }) };
}

function sendFeedback(draft: FeedbackDraft): Promise<Partial<FeedbackReceived>> {
  console.info(CALL);
  return send('/api/feedback', {
    method: 'POST',
    body: draft,
    onStatus: (status) => console.info(`${CALL}: ${status}`),
  });
}
