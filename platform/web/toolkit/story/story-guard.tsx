/** A picture that fails must not hold up the match: the story ends there and the board goes on. */
import { Component, type ReactNode } from 'react';

interface GuardProps {
  onTrouble(): void;
  readonly children: ReactNode;
}

export class StoryGuard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onTrouble();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
