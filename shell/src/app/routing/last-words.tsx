import { Component, type ReactNode } from 'react';
import { LastPage } from './last-page.tsx';

interface LastWordsProps {
  /** Where the visitor is: another address is tried again. */
  address?: string;
  /** Nothing else is left on the screen, no header either. */
  whole?: boolean;
  children: ReactNode;
}

/** The last boundary: whatever breaks inside it, the visitor reads what happened, and can reload or go home. */
export class LastWords extends Component<LastWordsProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount(): void {
    // With the whole site the router is gone, too: going back in the history would change the address alone.
    if (this.props.whole) window.addEventListener('popstate', this.tryAgain);
  }

  override componentDidUpdate(before: LastWordsProps): void {
    if (before.address !== this.props.address) this.tryAgain();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('popstate', this.tryAgain);
  }

  tryAgain = () => {
    if (this.state.failed) this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <LastPage whole={this.props.whole} /> : this.props.children;
  }
}
