import { Button, cardClass, Pitch } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { FigureRod } from './FigureRod.tsx';
import css from './MessageCard.module.css';

export interface MessageCardProps {
  /** Heading of a page that consists of the message. */
  title?: string;
  /** Shirt numbers. The default is one figure without a number. */
  numbers?: readonly number[];
  /** An error, which screen readers announce. */
  error?: string;
  onRetry?(): void;
  children?: ReactNode;
}

export function MessageCard({ title, numbers = [], error, onRetry, children }: MessageCardProps) {
  const { t } = useShellTexts();
  return (
    <div className={`${cardClass} ${css.card}`}>
      <Pitch className={css.stage}>
        <FigureRod numbers={numbers} />
      </Pitch>
      <div className={css.body}>
        {title !== undefined && <PageHeading title={title}>{title}</PageHeading>}
        {error !== undefined && <p role="alert">{error}</p>}
        {onRetry && <Button onClick={onRetry}>{t('play.retry')}</Button>}
        {children}
      </div>
    </div>
  );
}

export interface MissingPartProps extends Pick<MessageCardProps, 'title' | 'onRetry'> {
  /** The text without a connection. The default is the same as for any other failure. */
  offline?: string;
}

/** Shown instead of something that cannot be loaded. By default, a new document tries again. */
export function MissingPart({ onRetry = () => location.reload(), offline, ...card }: MissingPartProps) {
  const { t } = useShellTexts();
  const isOffline = offline !== undefined && !navigator.onLine;
  // Some browsers do not request a failed script again in the same document.
  return <MessageCard {...card} error={isOffline ? offline : t('play.noAnswer')} onRetry={onRetry} />;
}
