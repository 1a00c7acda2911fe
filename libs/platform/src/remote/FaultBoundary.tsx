import { Component, type ReactNode } from 'react';

interface Props {
  onFault(error: unknown): void;
  children: ReactNode;
}

/** Shows nothing once a child threw, and tells the shell, which replaces the whole view. */
export class FaultBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
