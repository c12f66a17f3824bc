import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { SendOutcome } from './send-text.ts';
import css from './ShareDialog.module.css';

export function ShareStatus({ outcome }: { outcome: SendOutcome | undefined }) {
  const { t } = useShellTexts();
  return (
    <p role="status" className={css.status}>
      {t(outcome === 'copied' || outcome === 'select' ? `share.${outcome}` : 'share.noAnswers')}
    </p>
  );
}
