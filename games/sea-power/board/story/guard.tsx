/** A story that stumbles while it is drawn is cut short; the match goes on. */
import { Component, type ReactNode } from 'react';

interface GuardProps {
  onTrouble(): void;
  readonly children: ReactNode;
}

export class StoryGuard extends Component<GuardProps, { readonly failed: boolean }> {
  override state: { readonly failed: boolean } = { failed: false };

  static getDerivedStateFromError(): { readonly failed: true } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onTrouble();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
