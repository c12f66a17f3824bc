import { Component, type ReactNode } from 'react';

/** A drawing that does not come leaves the table beside it, and nothing else is lost. */
export class ChartBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
