/** A board that stumbles must not take the page with it: log, match and the way on stay, and the chart can be laid anew. */
import { Component, type ReactNode } from 'react';
import { Button } from '../toolkit/controls.tsx';

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
          <h2 className="room-title">The chart has slipped off the table</h2>
          <p>Nothing of the match is lost. Lay the chart out again and go on.</p>
          <div className="match-buttons">
            <Button look="brass" onClick={() => this.setState({ failed: false })}>
              Lay out the chart
            </Button>
          </div>
        </div>
      </div>
    );
  }
}
