import { ApiError, send } from '@soccer-legends/api-client';
import {
  type FeedbackSubmission,
  type Language,
  REPORT_LIMITS,
  REPORT_REASONS,
  type ReportReason,
} from '@soccer-legends/contracts';
import { Button, Choice, Dialog, fieldClass } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { reportOf, type ReportedPlay } from './round-report.replay.ts';
import css from './Watch.module.css';

export interface ReportButtonProps extends Omit<ReportedPlay, 'listing'> {
  loaded: LoadedGame;
}

/** Reports that something is wrong with a round. The report contains the round and nothing about the visitor. */
export function ReportButton(props: ReportButtonProps) {
  const { t } = useShellTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      <Dialog open={isOpen} title={t('report.open')} onClose={() => setOpen(false)} actions={<></>}>
        <ReportForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface ReportFormProps extends ReportButtonProps {
  onClose(): void;
}

function ReportForm({ onClose, ...round }: ReportFormProps) {
  const { t } = useShellTexts();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [words, setWords] = useState('');
  const { isSending, submit } = useSubmit({ onClose, ...round });
  return (
    <form
      className={css.report}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(reason, words);
      }}
    >
      <Choice
        label={t('report.what')}
        choices={REPORT_REASONS.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
        value={reason}
        onChange={(chosen) => setReason(chosen as ReportReason)}
      />
      <label>
        {t('report.words')}
        <textarea
          className={fieldClass}
          rows={3}
          maxLength={REPORT_LIMITS.text}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </label>
      <small>{t('report.sent')}</small>
      <div className={css.row} data-bar>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'feedback.sending' : 'report.send')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}

function useSubmit({ loaded: { listing }, onClose, ...round }: ReportFormProps) {
  const { t, language } = useShellTexts();
  const [isSending, setSending] = useState(false);

  async function submit(reason: ReportReason, words: string): Promise<void> {
    setSending(true);
    const report = await reportOf({ listing, ...round }, reason, language as Language);
    const feedback = [t(`report.reason.${reason}`), words.trim()].filter(Boolean).join(': ');
    const body: FeedbackSubmission = { gameType: listing.feedbackTopic, feedback, report };
    try {
      await send('/api/feedback', { method: 'POST', body });
      toastStore.add({ title: t('feedback.received'), description: t('feedback.thanks'), tone: 'success' });
      onClose();
    } catch (cause) {
      const description = (cause instanceof ApiError && cause.problem?.message) || t('feedback.errorDescription');
      toastStore.add({ title: t('feedback.error'), description, tone: 'destructive', cause });
      setSending(false);
    }
  }

  return { isSending, submit };
}
