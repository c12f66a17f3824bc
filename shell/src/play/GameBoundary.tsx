import { Component, type ReactNode } from 'react';

interface Props {
  whenBroken(cause: unknown): ReactNode;
  /** Told once of each break, where somebody counts them. */
  onBreak?(): void;
  children: ReactNode;
}

/** A game that breaks while it is on takes nothing down with it. Give it a new key to begin anew. */
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
