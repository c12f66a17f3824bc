import { Component, type ReactNode } from 'react';

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
