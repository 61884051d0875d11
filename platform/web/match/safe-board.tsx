/** A board that stumbles must not take the page with it: log, match and the way on stay, and the chart can be laid anew. */
import { Component, type ReactNode } from 'react';
import { Button } from '../toolkit/controls.tsx';
import { MATCH_WORDS as WORDS } from './match-words.ts';

interface SafeBoardProps {
  /** A new step or a new pair of eyes is a new chance. */
  readonly moment: string | number;
  /** A story that can't be told must not hold up the match. */
  onFailed(): void;
  readonly children: ReactNode;
}

export class SafeBoard extends Component<SafeBoardProps, { readonly failed: boolean }> {
  override state: { readonly failed: boolean } = { failed: false };

  static getDerivedStateFromError(): { readonly failed: true } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override componentDidUpdate(before: SafeBoardProps): void {
    if (this.state.failed && before.moment !== this.props.moment) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="on-sea room">
        <div className="double-rule room-card" role="alert">
          <h2 className="room-title">{WORDS.slipped}</h2>
          <p>{WORDS.slippedNote}</p>
          <div className="match-buttons">
            <Button look="brass" onClick={() => this.setState({ failed: false })}>
              {WORDS.layOut}
            </Button>
          </div>
        </div>
      </div>
    );
  }
}
