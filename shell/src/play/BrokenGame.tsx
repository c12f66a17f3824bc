import { MessageCard } from '../figures/MessageCard.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GamesLink } from '../page/ButtonLink.tsx';
import { GameIncompatible } from '../plugins/load-game.ts';
import { Component, type ReactNode } from 'react';

/** Says why a game cannot be played. An incompatible game has no retry button, because a retry cannot help. */
export function BrokenGame({ name, cause, onRetry }: { name: string; cause: unknown; onRetry(): void }) {
  const { t } = useShellTexts();
  if (cause instanceof GameIncompatible) {
    return (
      <MessageCard title={name}>
        <div role="alert">
          <p>{t('play.incompatible', { name })}</p>
          {cause.reasons.map((reason) => (
            <p key={reason}>{t(`play.incompatibility.${reason}`)}</p>
          ))}
        </div>
        <GamesLink look="secondary" />
      </MessageCard>
    );
  }
  const text = navigator.onLine ? t('play.broken', { name }) : t('play.noAnswer');
  return (
    <MessageCard title={name} error={text} onRetry={onRetry}>
      <GamesLink look="secondary" />
    </MessageCard>
  );
}

interface Props {
  whenBroken(cause: unknown): ReactNode;
  onBreak?(): void;
  children: ReactNode;
}

/** Contains errors of a running game. A new key resets it. */
export class GameBoundary extends Component<Props, { cause: unknown; broken: boolean }> {
  override state = { cause: undefined as unknown, broken: false };

  static getDerivedStateFromError(cause: unknown) {
    return { cause, broken: true };
  }

  override componentDidCatch(): void {
    this.props.onBreak?.();
  }

  override render() {
    return this.state.broken ? this.props.whenBroken(this.state.cause) : this.props.children;
  }
}
